import type { Page } from '@playwright/test'
import { identity } from '../content/identity.ts'
import { services } from '../content/services.ts'
import { traceability } from '../content/traceability.ts'
import { anyWidth } from './any-width.ts'
import { expect, test } from './server.ts'
import { startReact } from './start-react.ts'

const open = async (page: Page, url: string) => {
  await page.goto(`${url}/contact`)
  await startReact(page)
}
/** Holds React back until it is called. */
async function holdReact(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route('**/assets/entry.client-*.js', async (route) => {
    await held
    await route.continue()
  })
  return letGo
}
async function fill(page: Page, message = '12 manómetros de 0 a 10 bar') {
  await page.getByLabel('Nombre').fill('Ana Pérez')
  await page.getByLabel('Correo electrónico', { exact: true }).fill('ana@empresa.example')
  await page.getByRole('textbox', { name: 'Mensaje' }).fill(message)
}
const send = (page: Page) => page.getByRole('button', { name: 'Enviar mensaje' })

test('blanks are told and nothing is sent', async ({ lab, page }) => {
  await open(page, lab.url)
  let calls = 0
  await page.route('**/api/contacto', (route) => {
    calls += 1
    return route.abort()
  })
  await fill(page, '   ')
  await send(page).click()
  const dialog = page.getByRole('dialog', { name: 'Faltan datos' })
  await expect(dialog).toContainText('Por favor, completa todos los campos antes de enviar.')
  await dialog.getByRole('button').click()
  await expect(dialog).toBeHidden()
  expect(calls).toBe(0)
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  await expect(message).toBeFocused()
  await expect(message).toHaveAccessibleDescription('Falta este dato.')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(1)
  await message.fill('12 manómetros')
  await expect(page.locator('[aria-invalid=true]')).toHaveCount(0)
})

test('what was typed is there again after another page, until it is sent', { tag: anyWidth }, async ({ lab, page }) => {
  await open(page, lab.url)
  await fill(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Trazabilidad' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(traceability.title)
  await page.goto(lab.url)
  const message = page.getByRole('textbox', { name: 'Mensaje' })
  await expect(message).toHaveValue('12 manómetros de 0 a 10 bar')
  await send(page).click()
  await page.getByRole('dialog', { name: 'Mensaje enviado' }).getByRole('button').click()
  await open(page, lab.url)
  await expect(message).toHaveValue('')
})

test('a message is sent once, then the fields are blank', { tag: anyWidth }, async ({ lab, page }) => {
  await open(page, lab.url)
  let calls = 0
  let answer = () => {}
  await page.route('**/api/contacto', async (route) => {
    calls += 1
    await new Promise<void>((done) => {
      answer = done
    })
    await route.continue()
  })
  await fill(page)
  await send(page).click()
  const sending = page.getByRole('button', { name: 'Enviando...' })
  await expect(sending).toBeDisabled()
  await page.getByLabel('Nombre').press('Enter')
  // What sends comes only when it is used: the call may come after the button's word.
  await expect.poll(() => calls).toBe(1)
  answer()
  const dialog = page.getByRole('dialog', { name: 'Mensaje enviado' })
  await expect(dialog).toContainText('Gracias. Tu mensaje ha sido enviado correctamente.')
  await dialog.getByRole('button').click()
  await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('')
  await expect(send(page)).toBeEnabled()
  expect(calls).toBe(1)
})

test('failure is told and nothing typed is lost', { tag: anyWidth }, async ({ lab, page }) => {
  await open(page, lab.url)
  await fill(page)
  for (const { reply, told } of [
    { reply: { status: 400, json: { error: 'Escribe un correo válido.' } }, told: 'Escribe un correo válido.' },
    { reply: { status: 500, body: 'oops' }, told: 'Error al enviar' },
    { reply: undefined, told: 'No se pudo enviar tu mensaje.' },
  ]) {
    await page.route('**/api/contacto', (route) => (reply ? route.fulfill(reply) : route.abort()), { times: 1 })
    await send(page).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(told)
    await dialog.getByRole('button').click()
    await expect(dialog).toBeHidden()
    await expect(send(page)).toBeFocused()
    await expect(page.getByRole('textbox', { name: 'Mensaje' })).toHaveValue('12 manómetros de 0 a 10 bar')
  }
})

test('left while sending, the form works on return', { tag: anyWidth }, async ({ lab, page }) => {
  await open(page, lab.url)
  await page.route('**/api/contacto', () => {})
  await fill(page)
  await send(page).click()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Empresa' }).click()
  await expect(page).toHaveURL(/about/)
  await page.goBack()
  await expect(send(page)).toBeEnabled()
})

test('a click that comes before React is not lost', { tag: anyWidth }, async ({ lab, page }) => {
  const name = services[0]?.title
  const letGo = await holdReact(page)
  await page.addInitScript(() => {
    const counted = Object.assign(window, { clicks: 0 })
    document.addEventListener('click', () => counted.clicks++, true)
  })
  await page.goto(`${lab.url}/services`)
  await page.getByRole('button', { name: `Ver acreditación de ${name}`, exact: true }).click()
  await expect(page).toHaveURL(/\/services$/)
  letGo()
  await expect(page.getByRole('dialog', { name })).toBeVisible()
  // Not twice: what React hears while it takes the page over must not be told it again.
  expect(await page.evaluate('clicks')).toBe(1)
})

// As a screen reader or a voice presses a button.
test('a click with no other sign of use brings React', { tag: anyWidth }, async ({ lab, page }) => {
  const name = services[0]?.title
  await page.goto(`${lab.url}/services`)
  await page.getByRole('button', { name: `Ver acreditación de ${name}`, exact: true }).dispatchEvent('click')
  await expect(page.getByRole('dialog', { name })).toBeVisible()
})

test('a page that is only read runs no script of ours', { tag: anyWidth }, async ({ lab, page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await page.goto(`${lab.url}/services`)
  await page.clock.runFor(10_000)
  await page.evaluate(() => fetch('/api/salud'))
  expect(asked.filter((url) => url.endsWith('.js'))).toEqual([])
})

for (const sign of ['pointerdown', 'touchstart', 'keydown', 'focusin'])
  test(`React comes at a ${sign}, with no other sign of use`, { tag: anyWidth }, async ({ lab, page }) => {
    await page.goto(`${lab.url}/services`)
    await page.locator('h1').dispatchEvent(sign)
    await page.locator('html[data-hydrated]').waitFor()
  })

test.describe('what is done before React is there', { tag: anyWidth }, () => {
  const message = (page: Page) => page.getByRole('textbox', { name: 'Mensaje' })
  const asked = (page: Page) => page.waitForRequest('**/assets/entry.client-*.js')

  test('what was typed stays, with the focus and the place in the text', async ({ lab, page }) => {
    const letGo = await holdReact(page)
    await page.goto(`${lab.url}/contact`)
    const react = asked(page)
    await page.getByLabel('Nombre').pressSequentially('Ana')
    await react
    await message(page).pressSequentially('12 metros')
    for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowLeft')
    letGo()
    await page.locator('html[data-hydrated]').waitFor()
    await expect(message(page)).toBeFocused()
    await page.keyboard.type('manó')
    await expect(message(page)).toHaveValue('12 manómetros')
    await expect(page.getByLabel('Nombre')).toHaveValue('Ana')
    await page.reload()
    await startReact(page)
    await expect(message(page)).toHaveValue('12 manómetros')
  })

  test('what was left unsent comes into the fields that are still blank', async ({ lab, page }) => {
    await open(page, lab.url)
    await fill(page)
    await page.goto(`${lab.url}/about`)
    const letGo = await holdReact(page)
    await page.goto(`${lab.url}/contact`)
    await page.getByLabel('Nombre').fill('Luis')
    letGo()
    await expect(message(page)).toHaveValue('12 manómetros de 0 a 10 bar')
    await expect(page.getByLabel('Nombre')).toHaveValue('Luis')
    await expect(page.getByLabel('Correo electrónico', { exact: true })).toHaveValue('ana@empresa.example')
  })

  test('a message is sent once, and taken for no robot’s however late React comes', async ({ lab, page }) => {
    const sent: { tardo: number }[] = []
    await page.route('**/api/contacto', (route) => {
      sent.push(route.request().postDataJSON())
      return route.fulfill({ json: { ok: true } })
    })
    const letGo = await holdReact(page)
    await page.goto(`${lab.url}/contact`)
    await fill(page, 'Enviado antes de React')
    await page.waitForFunction(() => performance.now() > 1500)
    await message(page).press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/contact$/)
    letGo()
    await expect(page.getByRole('dialog', { name: 'Mensaje enviado' })).toBeVisible()
    expect(sent).toEqual([expect.objectContaining({ mensaje: 'Enviado antes de React' })])
    expect(sent[0]?.tardo).toBeGreaterThan(800)
  })

  test('what the browser does by itself waits for nothing', async ({ lab, page }) => {
    const letGo = await holdReact(page)
    await page.goto(`${lab.url}/contact`)
    await page.getByRole('button', { name: 'Información del laboratorio' }).click()
    const panel = page.getByRole('dialog', { name: identity.nombre })
    await expect(panel).toBeVisible()
    letGo()
    await page.locator('html[data-hydrated]').waitFor()
    await expect(panel).toBeVisible()
  })

  test('a message goes by plain post where React cannot be had', async ({ lab, page }) => {
    await page.route('**/assets/entry.client-*.js', (route) => route.abort())
    await page.goto(`${lab.url}/contact`)
    await fill(page, 'Sin React')
    await send(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensaje enviado')
  })
})

test('the map of another site comes only when it is asked for', { tag: anyWidth }, async ({ lab, page }) => {
  const elsewhere: string[] = []
  page.on('request', (request) => !request.url().startsWith(lab.url) && elsewhere.push(request.url()))
  await open(page, lab.url)
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Ver mapa' }).click()
  await expect(page.locator('iframe')).toBeVisible()
  await expect.poll(() => elsewhere.length).toBeGreaterThan(0)
})

test('without script the form is posted and answered with a page', { tag: anyWidth }, async ({ lab, browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${lab.url}/contact`)
  await fill(page, 'Sin JavaScript')
  await send(page).click()
  const told = page.getByRole('heading', { level: 1 })
  await expect(told).toHaveText('Mensaje enviado')
  // Loading the page again, or coming back to it, sends nothing and asks nothing.
  const methods: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && methods.push(request.method()))
  await page.reload()
  await page.getByRole('link', { name: 'Volver al inicio' }).click()
  await page.goBack()
  await expect(told).toHaveText('Mensaje enviado')
  expect(new Set(methods)).toEqual(new Set(['GET']))
  await context.close()
})
