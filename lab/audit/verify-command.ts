import { verifyAudit } from '../../server/audit/verify-audit.ts'
import { standingOrders } from '../../server/orders/standing-order-store.ts'
import { labCommand } from '../lab-command.ts'
import { growingBar } from '../progress.ts'
import { counted } from '../spoken.ts'

/** `bitacora verificar`: exit code 1 when anything was tampered with. */
export const verifyCommand = labCommand<object, []>({
  brief: 'Comprueba que nadie alteró la bitácora ni los datos',
  full: 'Comprueba la cadena de la bitácora y que cada orden sea lo que su bitácora dice. Compara la última huella con la del recibo más reciente: así se nota también una bitácora recortada.',
  example: 'bitacora verificar',
  flags: {},
  positional: { kind: 'tuple', parameters: [] },
  async run(lab) {
    const { db } = await lab.open()
    const bar = growingBar(lab, 'entradas')
    const result = await verifyAudit(db, standingOrders, bar.update).finally(bar.stop)
    const newest = `Última huella: ${result.ultimoHash || '(ninguna)'}`
    return {
      json: result,
      text: result.ok
        ? `La bitácora está completa: ${counted(result.entradas, 'entrada', 'entradas')}.\n${newest}`
        : `La bitácora no coincide. ${result.falla}\n${newest}`,
      refused: !result.ok,
    }
  },
})
