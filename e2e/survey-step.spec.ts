import type { Page } from '@playwright/test'
import { identity } from '../content/identity.ts'
import { anyWidth } from './any-width.ts'
import { expectAccessible, openStep } from './open-order.ts'
import { instrumentRecord, orderRecord } from './order-record.ts'
import { expect, test } from './server.ts'

test.use({ baseURL: async ({ lab }, use) => use(lab.url) })

const send = (page: Page) => page.getByRole('button', { name: 'Enviar encuesta y confirmar' })
const alone = (page: Page) => page.getByRole('button', { name: 'Confirmar sin encuesta' })
/** The radio itself is transparent: its star is what is pressed. */
const choose = (page: Page, stars: number) => page.locator('label', { hasText: `${stars} de 5` }).click()

async function state(
  lab: { call: (path: string, body: unknown) => Promise<{ body: Record<string, unknown> }> },
  idOrden: string,
) {
  const { body } = await lab.call('/api/datos-certificado', { idOrden })
  return { confirmed: body.confirmed, encuesta: body.encuesta }
}

test('sends the survey, then confirms, then thanks with the folio', async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 2))
  await openStep(page, idOrden, 4)
  await expect(send(page)).toBeDisabled()
  await expectAccessible(page)
  await choose(page, 4)
  await page.getByLabel('Comentarios (opcional)').fill('La cotización llegó el mismo día.')
  await send(page).click()
  const thanks = page.getByRole('dialog', { name: '¡Gracias por tu retroalimentación!' })
  await expect(thanks).toContainText('Folio de confirmación: #48201')
  await expectAccessible(page)
  await thanks.getByRole('button').click()
  await expect(page.getByRole('heading', { name: 'Tu orden está confirmada' })).toBeFocused()
  await expect(page.getByText('La cotización llegó el mismo día.')).toBeVisible()
  await expect(page.getByRole('link', { name: identity.telefono.texto }).first()).toBeVisible()
  await expect(page.getByText('Te mandamos un acuse con los datos confirmados a compras@dmn.example.')).toBeVisible()
  await expectAccessible(page)
  expect(await state(lab, idOrden)).toEqual({
    confirmed: true,
    encuesta: { califica: 4, comentarios: 'La cotización llegó el mismo día.' },
  })
})

test('confirms without the survey', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await alone(page).click()
  await expect(page.getByRole('heading', { name: 'Tu orden está confirmada' })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText('No se envió.')).toBeVisible()
  expect(await state(lab, idOrden)).toEqual({ confirmed: true, encuesta: undefined })
})

test('a confirmed order says so although it cannot be read again', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.route('**/api/datos-*', (route) => route.abort())
  await alone(page).click()
  await expect(page.getByRole('heading', { name: 'Tu orden está confirmada' })).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'Orden' })).toContainText('Confirmada el ')
  await expect(page.getByText('Confirma antes del')).toHaveCount(0)
})

test('thanks without a folio where there is no instrument', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await page.route('**/api/datos-certificado', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), instrumentos: [], data: [] } })
  })
  await openStep(page, idOrden, 4)
  await choose(page, 5)
  await send(page).click()
  await expect(page.getByRole('dialog')).toContainText('Folio de confirmación: #(sin folio)')
})

test('is answered by keyboard alone', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.getByRole('radio', { name: '1 de 5 · Muy malo' }).focus()
  await page.keyboard.press('Space')
  for (const _ of [2, 3]) await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: '3 de 5 · Regular' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.type('Bien')
  await page.keyboard.press('Tab')
  await expect(send(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '¡Gracias por tu retroalimentación!' })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Tu orden está confirmada' })).toBeFocused()
})

test('sums up what was changed and what to check, and leads to the field', async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(
    orderRecord({ CP: '6660', instrumentos: [instrumentRecord(1), instrumentRecord(2, { Serie: '' })] }),
  )
  await lab.call(
    '/api/datos-inst-certificado/update-single',
    { idOrden, idDatoCert: '48201', Marca: 'Corregida', cambiados: ['Marca'] },
    'PUT',
  )
  await openStep(page, idOrden, 4)
  const summary = page.getByRole('region', { name: 'Antes de confirmar' })
  await expect(summary.getByRole('listitem').filter({ hasText: 'MP-002, serie' })).toContainText(
    'Está vacía: se imprimirá en blanco',
  )
  await expect(summary.getByRole('listitem').filter({ hasText: 'MP-001, marca' })).toContainText(/Norvex.*Corregida/)
  await summary.getByRole('button', { name: 'Corregir C.P. fiscal' }).click()
  await expect(page.getByLabel('C.P. fiscal')).toBeFocused()
})

test('two presses are one', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  let calls = 0
  const held = Promise.withResolvers<void>()
  await page.route('**/api/update-encuesta-bitacora', async (route) => {
    calls += 1
    await held.promise
    await route.continue()
  })
  await choose(page, 5)
  await send(page).evaluate((button: HTMLButtonElement) => {
    button.click()
    button.click()
  })
  const busy = page.getByRole('button', { name: 'Enviando...' })
  await expect(busy).toBeDisabled()
  await expect(alone(page)).toBeDisabled()
  held.resolve()
  await expect(page.getByRole('dialog', { name: '¡Gracias por tu retroalimentación!' })).toBeVisible()
  expect(calls).toBe(1)
})

for (const [name, answer, title, text] of [
  ['the server’s words', { status: 500, json: { error: 'Ahora no.' } }, 'Error al enviar encuesta', 'Ahora no.'],
  ['no words', { status: 500, json: {} }, 'Error al enviar encuesta', 'Ocurrió un problema.'],
  ['no connection', undefined, 'Error de conexión', 'No se pudo conectar con el servidor.'],
] as const) {
  test(`a survey that fails keeps what was written and confirms nothing: ${name}`, { tag: anyWidth }, async ({
    page,
    lab,
  }) => {
    const { idOrden } = await lab.importOrder(orderRecord({}, 1))
    await openStep(page, idOrden, 4)
    await page.route('**/api/update-encuesta-bitacora', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await choose(page, 2)
    await page.getByLabel('Comentarios (opcional)').fill('Se tardó')
    await send(page).click()
    await expect(page.getByRole('alert').filter({ hasText: title })).toContainText(text)
    await expect(page.getByText('La orden no se ha confirmado')).toBeVisible()
    // It was disabled meanwhile.
    await expect(send(page)).toBeFocused()
    expect(await state(lab, idOrden)).toEqual({ confirmed: false, encuesta: undefined })
    await page.unroute('**/api/update-encuesta-bitacora')
    await page.reload()
    await page.getByRole('dialog').getByRole('button').last().click()
    await expect(page.getByRole('radio', { name: '2 de 5 · Malo' })).toBeChecked()
    await expect(page.getByLabel('Comentarios (opcional)')).toHaveValue('Se tardó')
    await send(page).click()
    await expect(page.getByRole('dialog', { name: '¡Gracias por tu retroalimentación!' })).toBeVisible()
  })
}

test('a survey refused with 403 says so, then shows why', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await choose(page, 5)
  await lab.call('/api/confirmar-orden', { idOrden })
  await send(page).click()
  const refused = page.getByRole('dialog', { name: 'No se puede enviar la encuesta' })
  await expect(refused).toContainText('La orden ya fue confirmada')
  await refused.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Orden Confirmada' })).toBeVisible()
})

test('a confirmation whose answer is lost is asked for again, and thanked for', { tag: anyWidth }, async ({
  page,
  lab,
}) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.route(
    '**/api/confirmar-orden',
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 },
  )
  await choose(page, 5)
  await send(page).click()
  await expect(page.getByRole('dialog', { name: '¡Gracias por tu retroalimentación!' })).toBeVisible()
})

test('with every answer lost it does not say that nothing was confirmed, and shows what the server has', {
  tag: anyWidth,
}, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.route('**/api/confirmar-orden', async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.route('**/api/datos-*', (route) => route.abort())
  await choose(page, 5)
  await send(page).click()
  await expect(page.getByText('No sabemos si la orden quedó confirmada')).toBeVisible()
  await page.unroute('**/api/datos-*')
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('dialog', { name: 'Orden Confirmada' })).toBeVisible()
})

test('a deadline that passes between survey and confirmation never gives thanks', { tag: anyWidth }, async ({
  page,
  lab,
}) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.route('**/api/confirmar-orden', (route) => route.fulfill({ status: 403, json: { error: 'Tarde.' } }))
  await page.route('**/api/datos-*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), expired: true } })
  })
  await choose(page, 5)
  await send(page).click()
  await expect(page.getByRole('dialog', { name: 'Enlace Expirado' })).toBeVisible()
  await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
  await expect(page.getByText('¡Gracias por tu retroalimentación!')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'El plazo para confirmar terminó' })).toBeVisible()
  await expectAccessible(page)
})

test('what was typed of the survey can still be read when the deadline passed', { tag: anyWidth }, async ({
  page,
  lab,
}) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.getByLabel('Comentarios (opcional)').fill('Falta el punto de 25 bar.')
  await page.route('**/api/datos-*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: { ...(await reply.json()), expired: true } })
  })
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
  await expect(page.getByText('No se envió. Esto escribiste:')).toBeVisible()
  await expect(page.getByText('Falta el punto de 25 bar.')).toBeVisible()
})

test('confirms nothing while a field is not saved, and says which', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 1)
  await page.route('**/api/datos-factura', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page.getByLabel('Pedido').fill('PO-SIN-GUARDAR')
  await page.getByRole('button', { name: 'Encuesta de Calidad' }).click()
  await alone(page).click()
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: 'La orden no se ha confirmado' })
  await expect(alert).toContainText('Pedido: «PO-SIN-GUARDAR»')
  await expectAccessible(page)
  expect((await state(lab, idOrden)).confirmed).toBe(false)
  await page.unroute('**/api/datos-factura')
  await alone(page).click()
  await expect(page.getByRole('heading', { name: 'Tu orden está confirmada' })).toBeVisible()
  const { body } = await lab.call('/api/datos-factura', { idOrden })
  expect(body.Pedido).toBe('PO-SIN-GUARDAR')
})

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)

test('why nothing was confirmed is not left behind the bar of a phone', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await page.setViewportSize({ width: 360, height: 640 })
  await openStep(page, idOrden, 4)
  await page.route('**/api/confirmar-orden', (route) => route.fulfill({ status: 500, json: {} }))
  // Not Playwright's click, which scrolls further than a person needs to.
  await alone(page).evaluate((button: HTMLElement) => {
    button.scrollIntoView({ block: 'end' })
    scrollBy(0, -60)
    button.click()
  })
  const reason = page.getByText('La orden no se ha confirmado.')
  const bar = page.getByRole('button', { name: 'Regresar' })
  await expect(reason).toBeVisible()
  await expect.poll(async () => bottomOf(await reason.boundingBox()) < ((await bar.boundingBox())?.y ?? 0)).toBe(true)
})

for (const width of [360, 768, 1280]) {
  test(`a toast covers nothing that was just said or pressed, ${width} px wide`, { tag: anyWidth }, async ({
    page,
    lab,
  }) => {
    const { idOrden } = await lab.importOrder(orderRecord({}, 1))
    await page.setViewportSize({ width, height: 740 })
    await openStep(page, idOrden, 4)
    await page.route('**/api/confirmar-orden', (route) => route.fulfill({ status: 500, json: {} }))
    await alone(page).click()
    const toast = page.getByText('Error al confirmar la orden')
    await toast.hover()
    const covered = await toast.evaluate((title, said) => {
      const over = (title.parentElement as HTMLElement).getBoundingClientRect()
      return [...document.querySelectorAll('main button, main p')]
        .filter((each) => each.matches('button') || each.textContent?.startsWith(said))
        .filter((each) => {
          const { top, right, bottom, left } = each.getBoundingClientRect()
          return top < over.bottom && bottom > over.top && left < over.right && right > over.left
        })
        .map((each) => each.textContent)
    }, 'La orden no se ha confirmado.')
    expect(covered).toEqual([])
  })
}

test('on a backend without a confirmation call the survey confirms', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  await page.route('**/api/confirmar-orden', (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await alone(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No se puede confirmar sin encuesta' })).toBeVisible()
  await choose(page, 5)
  await send(page).click()
  await expect(page.getByRole('dialog', { name: '¡Gracias por tu retroalimentación!' })).toBeVisible()
})

test('an expired order shows the survey as it was answered, and nothing to press', { tag: anyWidth }, async ({
  page,
  lab,
}) => {
  const { idOrden } = await lab.importOrder(orderRecord({ fechaLimite: '2026-01-05T18:00:00-06:00' }, 1))
  await openStep(page, idOrden, 4)
  await expect(page.getByRole('heading', { name: 'El plazo para confirmar terminó' })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Descargar PDF' })).toBeVisible()
})

test('how many characters are left, or too many, is told in words', { tag: anyWidth }, async ({ page, lab }) => {
  const { idOrden } = await lab.importOrder(orderRecord({}, 1))
  await openStep(page, idOrden, 4)
  const comments = page.getByLabel('Comentarios (opcional)')
  for (const [length, said] of [
    [1998, 'Quedan 2 caracteres.'],
    [1999, 'Queda 1 carácter.'],
    [2001, 'Sobra 1 carácter.'],
  ] as const) {
    await comments.fill('x'.repeat(length))
    await expect(comments).toHaveAccessibleDescription(said)
  }
  await choose(page, 5)
  await expect(send(page)).toBeDisabled()
})
