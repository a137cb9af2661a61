import { expectAccessible } from '../support/accessibility.ts'
import { ownMenu, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { roomHeadings } from '../support/screens.ts'

const screens = roomHeadings.map(([path]) => path)

test.beforeEach(async ({ page }) => {
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
})

test('the drawer is always there on a wide screen, 220 wide, with the fixed version [SHL-05, SHL-07, CON-16, CON-18]', async ({
  page,
}) => {
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  for (const width of [960, 1280, 1920]) {
    await page.setViewportSize({ width, height: 800 })
    await expect(drawer).toBeVisible()
    expect((await drawer.boundingBox())!.width).toBe(220)
  }
  await expect(drawer).toContainText('1.8.0')
  await expectAccessible(page)
})

test('the drawer names the screens in the language in force', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('bms_lang', 'en'))
  await page.reload()
  const drawer = page.getByRole('navigation', { name: 'Side menu' })
  await expect(drawer.getByRole('link')).toHaveText([
    /Home/,
    /Users/,
    /Applications/,
    /Privileges/,
    /Roles/,
    /Menu/,
    /notifications/i,
  ])
  await expect(drawer.getByRole('link', { name: 'Users' })).toHaveAttribute('href', '/users')
})

test('the drawer opens on demand on a narrow screen, and closes again [SHL-06, CON-17]', async ({ page }) => {
  for (const width of [390, 959]) {
    await page.setViewportSize({ width, height: 844 })
    await expect(page.getByRole('link', { name: 'Usuarios' }).and(page.locator('nav a'))).toHaveCount(0)
    await page.getByRole('button', { name: 'Abrir el menú lateral' }).click()
    await expect(page.getByRole('navigation', { name: 'Menú lateral' })).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Abrir el menú lateral' })).toBeFocused()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})

test('the home greets by name and has a card for every screen that is there [RTE-18]', async ({ page }) => {
  await page.goto('/home')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Ana María Ordóñez Peña')
  const main = page.getByRole('main')
  const cards = main.getByRole('list', { name: 'Administración' }).getByRole('link')
  await expect(cards).toHaveCount(screens.length)
  for (const path of screens) await expect(main.locator(`.home-card a[href="${path}"]`)).toBeVisible()
  await expectAccessible(page)
})

test('any valid session may open every session route: no screen is hidden by role [RTE-31, RTE-32, CON-23]', async ({
  page,
}) => {
  await page.goto('/logout')
  await expect(page).toHaveURL(/logout\/verify/)
  await page.goto('/login')
  await signIn(page, 'maria.gomez')
  await expect(ownMenu(page)).toContainText('María')
  for (const [path, heading] of roomHeadings) {
    await page.goto(path)
    await expect(page).toHaveURL(new RegExp(`${path}(/lateral)?$`))
    await expect(page.getByRole('heading', { level: 1, name: heading, exact: true })).toBeVisible()
    await expect(ownMenu(page)).toBeVisible()
  }
})

test('menus that cannot be loaded leave the six screens in reach, and can be asked for again [CON-19]', async ({
  page,
  mock,
}) => {
  const fault = await mock.fault({ match: { path: '/api/menu/' }, kind: 'status', status: 500 })
  await page.reload()
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  for (const path of screens) await expect(drawer.locator(`a[href="${path}"]`)).toBeVisible()
  await expectAccessible(page)
  await mock.removeFault(fault)
  await drawer.getByRole('button', { name: /Reintentar/ }).click()
  await expect(drawer.getByRole('button', { name: /Reintentar/ })).toHaveCount(0)
})

test('the whole shell is used by keyboard alone [SHL-03, SHL-04, CON-14, CON-15]', async ({ page }) => {
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Ir al contenido' })).toBeFocused()
  await ownMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ownMenu(page)).toBeFocused()
  await page.getByRole('button', { name: 'Menú de aplicaciones' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Aplicaciones de la suite')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await ownMenu(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: 'Cerrar sesión' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/logout\/verify/)
})

for (const width of [1280, 390])
  test(`the console speaks the language in force and fits ${width} wide, in Portuguese and dark, and offers it in the menu of the person alone [LNG-05, LNG-08]`, async ({
    page,
    at,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto(at('bmsbra.bemyself'))
    await expect(page.getByRole('combobox', { name: 'Idioma' })).toBeVisible()
    await page.getByLabel('Usuário').fill('admin')
    await page.getByLabel('Senha', { exact: true }).fill('Portal.2026*')
    await page.keyboard.press('Enter')
    await expect(ownMenu(page)).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Bom dia|Boa tarde|Boa noite/)
    await expect(page.getByRole('combobox')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
    await expectAccessible(page)
  })

for (const [width, filter] of [
  [1280, /invert/],
  [390, 'none'],
] as const)
  test(`in dark at ${width} wide the product is known by its picture: only the wordmark is turned white`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/home')
    await expect(page.getByRole('banner').getByRole('img')).toHaveCSS('filter', filter)
  })

test('a link that is pressed again while its screen is on its way is one step', async ({ page }) => {
  await page.goto('/home')
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*console-users*', async (route) => {
    await held
    await route.continue()
  })
  const before = await page.evaluate(() => history.length)
  const card = page.getByRole('main').getByRole('link', { name: 'Usuarios' })
  await card.click()
  await expect(page).toHaveURL(/\/users$/)
  await card.click()
  release()
  await expect(page.getByRole('table', { name: 'Usuarios' })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(before + 1)
  await page.goBack()
  await expect(page).toHaveURL(/\/home$/)
})
