import { identity } from '../../../content/identity.ts'
import { type LetterBlock, paragraph } from '../../mail/letter.ts'
import { deadlineWords } from '../deadline/deadline-words.ts'

/** The number of an order as a letter is headed. */
export const aboutOrder = (OrdenServicio: string) => `Orden ${OrdenServicio}`

export const deadlineCell = (fechaLimite: Temporal.Instant) => ({
  label: 'Fecha límite',
  value: deadlineWords(fechaLimite),
  weighs: true,
})

export const keepTheLink = paragraph(
  'Quien tenga este enlace puede ver y cambiar los datos; compártelo solo con quien deba revisarlos.',
)

export const whatFollows = paragraph(
  'Después de la fecha límite los datos ya no se pueden modificar en el enlace: el servicio sigue con la información que tenemos, y un cambio posterior puede tener costo.',
)

/** How the customer reaches a person. */
export const reachUs = (): LetterBlock => ({
  kind: 'section',
  title: '¿Con quién hablo?',
  paragraphs: [
    `Responde este correo, usa «Tengo una duda» en el enlace o llama al ${identity.telefono.texto} (WhatsApp ${identity.whatsapp.texto}). ${identity.horario.semana}, hora del centro.`,
  ],
})

/** How the customer can tell that a mail with a link to `baseUrl` is ours. */
export function whyGenuine({ Pedido, baseUrl }: { Pedido: string; baseUrl: string }): LetterBlock {
  const known = Pedido.trim() === '' ? 'tu número de orden' : `tu número de orden y tu pedido ${Pedido}`
  return {
    kind: 'section',
    title: '¿Cómo sé que este correo es auténtico?',
    paragraphs: [
      `Trae ${known}, y su enlace abre ${new URL(baseUrl).host}, el sitio donde el laboratorio recibe los datos. No te pedimos contraseñas, pagos ni datos bancarios, y no hay nada que instalar.`,
      `Si lo dudas, no abras el enlace: llámanos al ${identity.telefono.texto}, el mismo número que está en ${identity.sitio}, y dinos tu número de orden.`,
    ],
  }
}
