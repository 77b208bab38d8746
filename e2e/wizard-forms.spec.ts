import { identity } from '../content/identity.ts'
import { anyWidth } from './any-width.ts'
import { orderRecord } from './order-record.ts'
import { acceptNotice, box, openOrder, orderUrl, stepButton } from './wizard-page.ts'
import { expect, test } from './wizard-test.ts'

const names = ['Facturación', 'Certificado de Calibración', 'Vista Previa', 'Encuesta de Calidad']

test.describe('the time-limited form', () => {
  test('opens steps as they are reached, remembers the highest, checks those below it', async ({
    page,
    lab,
    order,
  }) => {
    await openOrder(page, lab, order.idOrden)
    for (const name of names.slice(1)) await expect(stepButton(page, name)).toBeDisabled()
    await expect(page.getByRole('button', { name: 'Regresar' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Siguiente' }).click()
    await expect(page.getByRole('heading', { name: 'Certificado de Calibración', exact: true })).toBeFocused()
    await expect(stepButton(page, 'Certificado de Calibración')).toHaveAttribute('aria-current', 'step')
    await expect(stepButton(page, 'Facturación paso completado')).toBeEnabled()
    await page.getByRole('button', { name: 'Regresar' }).click()
    await expect(page.getByRole('heading', { name: 'Facturación' })).toBeFocused()
    await expect(stepButton(page, 'Certificado de Calibración')).toBeEnabled()
    await page.reload()
    await acceptNotice(page)
    await expect(stepButton(page, 'Certificado de Calibración')).toBeEnabled()
    await expect(stepButton(page, 'Vista Previa')).toBeDisabled()
  })

  test('an address beyond the highest step leads to the highest', { tag: anyWidth }, async ({ page, lab, order }) => {
    await page.goto(`${orderUrl(lab, order.idOrden)}&paso=4`)
    await acceptNotice(page)
    await expect(page.getByRole('heading', { name: 'Facturación' })).toBeVisible()
  })

  test('IMPORTANTE! names the deadline in the laboratory’s time and fades for 500 ms', { tag: anyWidth }, async ({
    page,
    lab,
  }) => {
    const { idOrden } = await lab.importOrder(orderRecord({ fechaLimite: '2030-07-03T18:00:00-06:00' }))
    await page.goto(orderUrl(lab, idOrden))
    const notice = page.getByRole('dialog', { name: 'IMPORTANTE!' })
    await expect(notice).toContainText('miércoles 3 de julio de 2030, 18:00, hora del centro')
    await expect(notice).toContainText('2 días hábiles')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect(notice).toBeVisible()
    // Measured in the page: a busy machine may look later than that.
    const faded = await notice.evaluate((dialog) => {
      const { promise, resolve } = Promise.withResolvers<number>()
      const started = performance.now()
      dialog.querySelector('button')?.click()
      dialog.addEventListener('close', () => resolve(performance.now() - started))
      return promise
    })
    expect(faded).toBeGreaterThanOrEqual(490)
    await expect(notice).toHaveCount(0)
    await expect(page.getByText('miércoles 3 de julio, 18:00, hora del centro')).toBeVisible()
  })
})

test.describe('the older form', () => {
  test('has all steps free, and 48 hours', async ({ page, lab, order }) => {
    await page.goto(orderUrl(lab, order.idOrden, 'free'))
    await expect(page.getByRole('dialog', { name: 'IMPORTANTE!' })).toContainText('48 horas')
    await acceptNotice(page)
    await expect(page.getByText('ID de Orden:')).toBeVisible()
    await expect(page.getByText(order.OrdenServicio)).toBeVisible()
    for (const name of [...names].reverse()) {
      await stepButton(page, name).click()
      await expect(page.getByRole('heading', { name, exact: true }).first()).toBeVisible()
    }
  })
})

test('a page only read writes nothing', { tag: anyWidth }, async ({ page, lab, order }) => {
  const writes: string[] = []
  const foreign: string[] = []
  const tellTale: string[] = []
  page.on('request', (request) => {
    if (request.headers().referer) tellTale.push(request.url())
    if (request.method() === 'PUT') writes.push(request.url())
    if (new URL(request.url()).origin !== lab.url) foreign.push(request.url())
  })
  await openOrder(page, lab, order.idOrden)
  await page.getByRole('button', { name: 'Siguiente' }).click()
  await page.reload()
  await acceptNotice(page)
  expect([writes, foreign, tellTale]).toEqual([[], [], []])
})

test.describe('read-only', () => {
  test('a confirmed order: notice, all steps, nothing editable', async ({ page, lab, order }) => {
    await lab.call('/api/confirmar-orden', { idOrden: order.idOrden })
    await page.goto(orderUrl(lab, order.idOrden))
    await expect(page.getByRole('dialog', { name: 'Orden Confirmada' })).toContainText('Ya no admite cambios')
    await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
    for (const name of names) await expect(stepButton(page, name)).toBeEnabled()
    await expect(box(page, 'RFC')).toHaveJSProperty('readOnly', true)
    await expect(box(page, 'Uso del CFDI')).toHaveValue('G03 Gastos en general')
    await expect(page.getByRole('button', { name: 'Guardar', exact: true })).toHaveCount(0)
    await expect(page.getByRole('combobox')).toHaveCount(0)
  })

  test('an expired order, in both forms', { tag: anyWidth }, async ({ page, lab }) => {
    const { idOrden } = await lab.importOrder(orderRecord({ fechaLimite: '2024-11-28T18:00:00-06:00' }))
    for (const form of ['limited', 'free'] as const) {
      await page.goto(orderUrl(lab, idOrden, form))
      const notice = page.getByRole('dialog', { name: 'Enlace Expirado' })
      await expect(notice).toContainText('jueves 28 de noviembre de 2024, 18:00, hora del centro')
      await page.getByRole('button', { name: 'Ver datos en modo lectura' }).click()
      await expect(notice).toHaveCount(0)
      await expect(box(page, 'RFC')).toHaveJSProperty('readOnly', true)
    }
  })
})

test('a notice longer than the screen shows its beginning', { tag: anyWidth }, async ({ page, lab, order }) => {
  await page.setViewportSize({ width: 360, height: 560 })
  await page.goto(orderUrl(lab, order.idOrden))
  await expect(page.getByRole('button', { name: 'He leído y acepto iniciar el proceso' })).toBeFocused()
  await expect(page.getByRole('heading', { name: 'IMPORTANTE!' })).toBeInViewport()
})

test.describe('what could not be read', { tag: anyWidth }, () => {
  const cases = [
    {
      name: 'the server’s sentence first',
      path: 'datos-factura',
      status: 500,
      body: { error: 'Se cayó algo.' },
      form: 'limited',
      shown: 'Se cayó algo.',
    },
    {
      name: 'billing without a sentence',
      path: 'datos-factura',
      status: 500,
      body: {},
      form: 'limited',
      shown: 'Error al obtener datos de Facturación',
    },
    {
      name: 'instruments',
      path: 'datos-certificado',
      status: 500,
      body: {},
      form: 'limited',
      shown: 'Error al obtener instrumentos',
    },
    {
      name: 'instruments, older form',
      path: 'datos-certificado',
      status: 500,
      body: {},
      form: 'free',
      shown: 'Error al obtener instrumentos de Calibración',
    },
    {
      name: 'an answer that is no JSON',
      path: 'datos-factura',
      status: 200,
      body: '<html>',
      form: 'limited',
      shown: 'Error de conexión',
    },
  ] as const
  for (const { name, path, status, body, form, shown } of cases) {
    test(name, async ({ page, lab, order }) => {
      await page.route(`**/api/${path}`, (route) =>
        route.fulfill({
          status,
          contentType: 'application/json',
          body: typeof body === 'string' ? body : JSON.stringify(body),
        }),
      )
      await page.goto(orderUrl(lab, order.idOrden, form))
      await expect(page.getByRole('alert').filter({ hasText: shown })).toHaveText(shown)
      await expect(page.getByRole('navigation')).toHaveCount(0)
      await page.unroute(`**/api/${path}`)
      await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
      await acceptNotice(page)
      await expect(box(page, 'RFC')).toHaveValue('DIM8701081LA')
    })
  }

  test('no connection, and loading before it', async ({ page, lab, order }) => {
    let fail = () => {}
    const failed = new Promise<void>((done) => {
      fail = done
    })
    await page.route('**/api/datos-factura', async (route) => {
      await failed
      await route.abort()
    })
    await page.goto(orderUrl(lab, order.idOrden))
    await expect(page.getByText('Cargando información...')).toBeVisible()
    fail()
    await expect(page.getByText('Error de conexión')).toBeVisible()
  })

  test('an unknown order', { tag: anyWidth }, async ({ page, lab }) => {
    await page.goto(orderUrl(lab, 'noExisteNoExisteNoExis'))
    await expect(page.getByText('No encontramos esta orden.')).toBeVisible()
    await page.getByRole('link', { name: 'Pegar el enlace completo' }).click()
    await expect(page.getByLabel('Enlace o clave de tu orden')).toBeVisible()
  })
})

test.describe('leaving', () => {
  test('asks by the browser on unload before step 4, not at it', { tag: anyWidth }, async ({ page, lab, order }) => {
    await openOrder(page, lab, order.idOrden, 'free')
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      return dialog.accept()
    })
    // The browser asks nobody who has not touched the page.
    await box(page, 'Pedido').click()
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
    await acceptNotice(page)
    await stepButton(page, 'Encuesta de Calidad').click()
    await expect(stepButton(page, 'Encuesta de Calidad')).toHaveAttribute('aria-current', 'step')
    await page.reload()
    expect(asked).toEqual(['beforeunload'])
  })

  test('asks with the specification’s sentence for a link inside the site', { tag: anyWidth }, async ({
    page,
    lab,
    order,
  }) => {
    await openOrder(page, lab, order.idOrden)
    await page.getByRole('banner').getByRole('link', { name: identity.nombre }).click()
    const question = page.getByRole('dialog')
    await expect(question).toContainText(
      'Parece que no has terminado de confirmar toda la información. ¿Seguro que deseas salir?',
    )
    await page.getByRole('button', { name: 'Seguir confirmando' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(/confirmacion/)
    await page.getByRole('banner').getByRole('link', { name: identity.nombre }).click()
    await page.getByRole('button', { name: 'Salir' }).click()
    await expect(page).toHaveURL(`${lab.url}/`)
  })
})

test.describe('the old entry', { tag: anyWidth }, () => {
  test('leads to the order by ?id=', async ({ page, lab, order }) => {
    await page.goto(`${lab.url}/OS/index.php?id=${order.idOrden}`)
    await acceptNotice(page)
    await expect(page).toHaveURL(orderUrl(lab, order.idOrden))
  })

  test('takes a whole link in ?id=, also one that a mail filter wrapped', { tag: anyWidth }, async ({
    page,
    lab,
    order,
  }) => {
    const wrapped = `https://filtro.example/?url=${encodeURIComponent(orderUrl(lab, order.idOrden))}&data=05`
    await page.goto(`${lab.url}/OS/index.php?id=${encodeURIComponent(wrapped)}`)
    await acceptNotice(page)
    await expect(page).toHaveURL(orderUrl(lab, order.idOrden))
  })

  test('asks for the link, and helps with a wrong thing', async ({ page, lab, order }) => {
    await page.goto(`${lab.url}/OS/index.php`)
    const link = page.getByLabel('Enlace o clave de tu orden')
    const open = page.getByRole('button', { name: 'Abrir orden' })
    await open.click()
    await expect(page.getByRole('alert')).toContainText('Pega el enlace')
    await link.fill(order.OrdenServicio)
    await open.click()
    await expect(page.getByRole('alert')).toContainText('número de la orden')
    await link.fill('cualquier cosa')
    await open.click()
    await expect(page.getByRole('alert')).toContainText('Cópialo completo')
    await link.fill(`Enlace: ${orderUrl(lab, order.idOrden)}`)
    await open.click()
    await acceptNotice(page)
    await expect(box(page, 'RFC')).toHaveValue('DIM8701081LA')
  })

  test('/confirmacion without id asks for the link too', { tag: anyWidth }, async ({ page, lab }) => {
    await page.goto(`${lab.url}/confirmacion`)
    await expect(page.getByLabel('Enlace o clave de tu orden')).toBeVisible()
  })
})
