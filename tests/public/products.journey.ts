import { signInByCertificate } from '../support/certificates.ts'
import { ownMenu, password, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { texts } from '../support/texts.ts'

test('one address is every product and tenant: the page answer chooses, the code is the same [PRD-02, PRD-03, PRD-04]', async ({
  page,
  mock,
}) => {
  const code = new Set<string>()
  for (const [product, tenant, theme, layout, title] of [
    ['colnomina', null, 'colnomina', 'standard', 'Colnomina'],
    ['firmaya', null, 'firmaya', 'certificate', 'Firmaya'],
    ['lstinhib', 'paynet', 'lstinhib_paynet', 'branded', 'Lstinhib · Paynet'],
    ['bemyself', 'bmsbra', 'bemyself_bmsbra', 'deep', 'Bemyself · Brasil'],
  ] as const) {
    await mock.page({ product, tenant })
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme)
    await expect(page.locator('html')).toHaveAttribute('data-layout', layout)
    await expect(page).toHaveTitle(title)
    code.add(
      await page.evaluate(() =>
        [...document.querySelectorAll('script[defer]')].map((one) => one.getAttribute('src')).join(),
      ),
    )
  }
  expect([...code]).toEqual([
    expect.stringMatching(
      /^\/assets\/runtime\.\w+\.js,\/assets\/libraries\.\w+\.js,\/assets\/main\.\w+\.js$/,
    ),
  ])
})

test('one front end signs people in and administers, by password and by certificate [PRD-01]', async ({
  page,
  at,
  mock,
}) => {
  await mock.change('users', 'certificado.manual', { roles: ['Administrador'] })
  for (const [kind, product] of [
    ['payroll', 'colnomina'],
    ['licensing', 'license'],
    ['digital signature', 'firmaya'],
  ] as const)
    await test.step(kind, async () => {
      await page.goto(at(product))
      if (product === 'firmaya') await signInByCertificate(page)
      else await signIn(page, 'admin')
      await expect(ownMenu(page)).toBeVisible()
      await expect(page).toHaveURL(at(product, '/'))
      await expect(page.getByRole('main').locator('a[href="/users"]')).toBeVisible()
    })
})

test('one sign-in, at a tenant too, is the session of the console and of every application [CON-03, AVA-03, CAL-12, LNG-05, LNG-08]', async ({
  page,
  at,
  mock,
  context,
}) => {
  await context.route(/^https:\/\/[\w.]+\.suite\.test\//, (route) => route.fulfill({ body: 'Aplicação' }))
  await page.goto(at('bmsbra.bemyself'))
  await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeVisible()
  await signIn(page, 'maria.gomez', password, texts.pt)
  await test.step('the language is the tenant’s, and only the user menu offers others', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    await ownMenu(page).click()
    await expect(page.getByRole('menuitemradio', { name: 'Español' })).toBeVisible()
  })
  for (const path of ['/users', '/roles']) {
    await page.goto(at('bmsbra.bemyself', path))
    await expect(ownMenu(page)).toBeVisible()
    await expect(page).toHaveURL(at('bmsbra.bemyself', path))
  }
  await page.goto(at('bmsbra.bemyself', '/availableapps'))
  await page.getByRole('button', { name: /^Colnómina/ }).click()
  await expect(page).toHaveURL(/^https:\/\/app\.colnomina\.suite\.test\/\?token=/)
  expect((await mock.requests('generateToken')).map(({ body }) => body)).toMatchObject([
    { UserName: 'maria.gomez', Quantity: 1, AppName: 'colnomina' },
  ])
  expect(await mock.requests('login')).toHaveLength(1)
})
