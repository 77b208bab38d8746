import { violations } from './accessibility.ts'
import { anyWidth } from './any-width.ts'
import { acceptNotice, box, cellOf, openOrder, orderUrl, stepButton, storedInstrument } from './wizard-page.ts'
import { expect, test } from './wizard-test.ts'

const motivo = ['--motivo', 'Prueba de navegador', '--como', 'Ana Ruiz']
const newLink = (printed: string) => printed.trim().split('=').at(-1) ?? ''

test.describe('a cancelled order', () => {
  test('has a notice of its own, is only read on every step, and breaks no rule of axe', async ({
    page,
    lab,
    order,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await lab.run('ordenes', 'cancelar', order.OrdenServicio, ...motivo)
    for (const form of ['limited', 'free'] as const) {
      await page.goto(orderUrl(lab, order.idOrden, form))
      const notice = page.getByRole('dialog', { name: 'Orden Cancelada' })
      await expect(notice).toContainText('Puedes consultar los datos, pero ya no cambiarlos ni confirmarlos.')
      expect(await violations(page)).toEqual([])
      await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
      await expect(notice).toHaveCount(0)
    }
    await expect(page.getByText('Orden cancelada el')).toBeVisible()
    await expect(box(page, 'RFC')).toHaveJSProperty('readOnly', true)
    expect(await violations(page)).toEqual([])
    await stepButton(page, 'Encuesta de Calidad').click()
    await expect(page.getByRole('heading', { name: 'La orden está cancelada' })).toBeVisible()
    await expect(page.getByRole('button', { name: /Confirmar|Enviar/ })).toHaveCount(0)
    expect(await violations(page)).toEqual([])
  })

  test('after it was confirmed, says that it is cancelled, not that it is confirmed', { tag: anyWidth }, async ({
    page,
    lab,
    order,
  }) => {
    await lab.call('/api/confirmar-orden', { idOrden: order.idOrden })
    await lab.run('ordenes', 'cancelar', order.OrdenServicio, ...motivo)
    await page.goto(`${orderUrl(lab, order.idOrden)}&paso=4`)
    await expect(page.getByRole('dialog', { name: 'Orden Cancelada' })).toBeVisible()
    await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
    await expect(page.getByRole('heading', { name: 'La orden está cancelada' })).toBeVisible()
    await expect(page.getByText('Tu orden está confirmada')).toHaveCount(0)
  })

  test('while it is open on the screen: the save is refused, told, and shown as not saved', { tag: anyWidth }, async ({
    page,
    lab,
    order,
  }) => {
    await openOrder(page, lab, order.idOrden)
    await lab.run('ordenes', 'cancelar', order.OrdenServicio, ...motivo)
    await box(page, 'Pedido').fill('PO-9')
    await box(page, 'Pedido').press('Tab')
    const refusal = page.getByRole('dialog', { name: 'No se puede actualizar' })
    await expect(refusal).toContainText('La orden está cancelada; los datos ya no se pueden cambiar.')
    await refusal.getByRole('button').click()
    await expect(page.getByRole('dialog', { name: 'Orden Cancelada' })).toBeVisible()
    await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
    await expect(cellOf(page, 'Pedido')).toContainText('No se guardó')
  })
})

test.describe('an order opened again', () => {
  test('says that it is the second version, takes corrections, and is confirmed again', async ({
    page,
    lab,
    order,
  }) => {
    const { idOrden, OrdenServicio } = order
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await lab.call('/api/confirmar-orden', { idOrden })
    await lab.run('ordenes', 'reabrir', OrdenServicio, ...motivo)
    await page.goto(orderUrl(lab, idOrden))
    const notice = page.getByRole('dialog', { name: 'IMPORTANTE!' })
    await expect(notice).toContainText('Ya la habías confirmado y el laboratorio la abrió otra vez')
    expect(await violations(page)).toEqual([])
    await acceptNotice(page)
    await expect(page.getByText('Versión 2, sin confirmar.')).toBeVisible()
    await box(page, 'Pedido').fill('PO-2')
    await box(page, 'Pedido').press('Tab')
    await expect(cellOf(page, 'Pedido')).toContainText('Guardado')
    expect(await violations(page)).toEqual([])
    await page.goto(`${orderUrl(lab, idOrden, 'free')}?paso=4`)
    await acceptNotice(page)
    await page.getByRole('button', { name: 'Confirmar sin encuesta' }).click()
    await expect(page.getByRole('heading', { name: 'Tu orden está confirmada' })).toBeVisible()
    await expect(page.getByText('Versión de los datos')).toBeVisible()
    await expect(page.getByText('Versión 2, sin confirmar.')).toHaveCount(0)
    expect(await violations(page)).toEqual([])
    const [exported] = JSON.parse(await lab.run('ordenes', 'exportar', OrdenServicio))
    expect(exported).toMatchObject({ version: 2, estado: 'confirmada', Pedido: 'PO-2' })
  })

  test('that was only expired has no such note', { tag: anyWidth }, async ({ page, lab, order }) => {
    await lab.run('ordenes', 'prorrogar', order.OrdenServicio, '--hasta', '2024-11-28', '--aun-asi')
    await lab.run('ordenes', 'reabrir', order.OrdenServicio, '--hasta', '2099-12-01', ...motivo)
    await openOrder(page, lab, order.idOrden)
    await expect(box(page, 'RFC')).toHaveJSProperty('readOnly', false)
    await expect(page.getByText('sin confirmar.')).toHaveCount(0)
  })
})

test.describe('a replaced link', () => {
  test('says so in both forms and by the old entry, and how to get the new one, not which it is', {
    tag: anyWidth,
  }, async ({ page, lab, order }) => {
    const idOrden = newLink(await lab.run('ordenes', 'reemplazar-enlace', order.OrdenServicio, ...motivo))
    const told: string[] = []
    page.on('response', async (response) => {
      if (response.url().includes('/api/')) told.push(await response.text().catch(() => ''))
    })
    for (const address of [
      orderUrl(lab, order.idOrden),
      orderUrl(lab, order.idOrden, 'free'),
      `${lab.url}/OS/index.php?id=${order.idOrden}`,
    ]) {
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'Enlace reemplazado' })).toBeVisible()
      await expect(page.getByText('Busca en tu correo el mensaje más reciente')).toBeVisible()
    }
    expect(await violations(page)).toEqual([])
    expect(told.length).toBeGreaterThan(0)
    expect(`${told.join('')}${await page.content()}`).not.toContain(idOrden)
    await openOrder(page, lab, idOrden)
    await expect(box(page, 'RFC')).toBeVisible()
  })

  test('while the order is on the screen: the save is refused, and what was typed is shown to be copied', {
    tag: anyWidth,
  }, async ({ page, lab, order }) => {
    await openOrder(page, lab, order.idOrden)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await page.getByRole('button', { name: /MP-001/ }).click()
    const idOrden = newLink(await lab.run('ordenes', 'reemplazar-enlace', order.OrdenServicio, ...motivo))
    await box(page, 'Serie').fill('Ñ-900')
    await box(page, 'Serie').press('Tab')
    await expect(page.getByRole('heading', { name: 'Enlace reemplazado' })).toBeVisible()
    await expect(page.getByText('Ñ-900')).toBeVisible()
    expect(await violations(page)).toEqual([])
    expect((await storedInstrument(lab, idOrden))?.Serie).not.toBe('Ñ-900')
  })

  test('at the last step: confirming leads to the notice too', { tag: anyWidth }, async ({ page, lab, order }) => {
    await page.goto(`${orderUrl(lab, order.idOrden, 'free')}?paso=4`)
    await acceptNotice(page)
    await lab.run('ordenes', 'reemplazar-enlace', order.OrdenServicio, ...motivo)
    await page.getByRole('button', { name: 'Confirmar sin encuesta' }).click()
    await expect(page.getByRole('heading', { name: 'Enlace reemplazado' })).toBeVisible()
  })
})
