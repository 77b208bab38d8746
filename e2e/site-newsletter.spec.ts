import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { anyWidth } from './any-width.ts'
import { expect, test } from './server.ts'

/** The link that confirms, from the mail that the server writes to a file. */
async function linkFor(folder: string, email: string): Promise<string> {
  let link = ''
  await expect
    .poll(() => {
      // The folder comes with the first mail.
      const names = existsSync(folder) ? readdirSync(folder) : []
      const mails = names.map((name) => readFileSync(join(folder, name), 'utf8'))
      const mail = mails.find((text) => text.includes(`To: ${email}`)) ?? ''
      const plain = mail.replaceAll('=\r\n', '').replaceAll('=3D', '=')
      link = /\/boletin\?token=[\w-]+/.exec(plain)?.[0] ?? ''
      return link
    })
    .not.toBe('')
  return link
}

for (const javaScriptEnabled of [true, false])
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ javaScriptEnabled })
    test('the newsletter is asked for, confirmed and left by buttons of pages', { tag: anyWidth }, async ({
      lab,
      page,
    }) => {
      const email = `ana-${javaScriptEnabled}@empresa.example`
      await page.goto(lab.url)
      await page.getByLabel('Boletín').fill(email)
      await page.getByRole('button', { name: 'Suscribirme' }).click()
      await expect(page.getByText(/Te enviamos un (correo|enlace)/)).toBeVisible()
      const link = lab.url + (await linkFor(join(lab.dataDir, 'correo'), email))
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click()
      await expect(page.getByText(/[Rr]ecibirás (nuestro|el) boletín en tu correo/)).toBeVisible()
      await page.goto(link)
      await page.getByRole('button', { name: 'Darme de baja' }).click()
      await expect(page.getByText(/[Yy]a no recibirás (nuestro|el) boletín/)).toBeVisible()
      await page.goto(link)
      await page.getByRole('button', { name: 'Confirmar mi suscripción' }).click()
      await expect(page.getByText('El enlace ya no sirve. Pide otro con tu correo al pie')).toBeVisible()
      if (javaScriptEnabled) {
        await expect(page.getByText('Abrir este enlace no cambia nada')).toBeHidden()
        await expect(page.getByRole('button', { name: 'Darme de baja' })).toHaveCount(0)
      }
    })
  })

test('a link without its key says what to do', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/boletin`)
  await expect(page.getByText('Al enlace le falta su clave.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Darme de baja' })).toHaveCount(0)
})

test('who answered by keyboard goes on from what came of it', { tag: anyWidth }, async ({ lab, page }) => {
  await page.goto(`${lab.url}/boletin?token=clave`)
  const confirm = page.getByRole('button', { name: 'Confirmar mi suscripción' })
  const told = page.getByRole('main').getByRole('status')
  await page.route('**/api/boletin/confirmar', (route) => route.abort(), { times: 1 })
  await confirm.press('Enter')
  await expect(told).toContainText('Error de conexión')
  await expect(confirm).toBeFocused()
  await page.route('**/api/boletin/confirmar', (route) => route.fulfill({ json: { ok: true } }))
  await confirm.press('Enter')
  await expect(told).toHaveText('Listo: recibirás el boletín en tu correo.')
  await expect(told).toBeFocused()
})

test('an address that cannot be is corrected where it stands; another failure leaves the field alone', {
  tag: anyWidth,
}, async ({ lab, page }) => {
  await page.goto(`${lab.url}/about`)
  const field = page.getByLabel('Boletín')
  const button = page.getByRole('button', { name: 'Suscribirme' })
  await button.press('Enter')
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription('Escribe tu correo para suscribirte.')
  await field.fill('ana@')
  await button.press('Enter')
  await expect(field).toHaveAccessibleDescription(/^Escribe un correo válido/)
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await page.route('**/api/boletin', (route) => route.abort())
  await field.fill('ana@empresa.example')
  await button.press('Enter')
  await expect(page.getByText('Error de conexión')).toBeVisible()
  await expect(button).toBeFocused()
  await expect(field).not.toHaveAttribute('aria-invalid')
})
