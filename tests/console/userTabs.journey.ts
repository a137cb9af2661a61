import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

const bodyRows = (page: Page): Locator => page.getByRole('main').locator('tbody tr')
/** Texts that were cut, in the cells of that kind. */
const cutTexts = (page: Page, cell: 'th' | 'td'): Locator =>
  bodyRows(page).locator(`${cell} .cut-text > button`)
const company = (page: Page, column: string, name: string): Locator =>
  page.getByRole('checkbox', { name: `${column} ${name}`, exact: true })
const role = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: `Asignado ${name}`, exact: true })
const application = (page: Page, title: string): Locator =>
  page.getByRole('radio', { name: new RegExp(`^${title}`) })
const assignAll = (page: Page): Locator => page.getByRole('switch', { name: 'Asignar todos los roles' })

async function edit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
}

/** Saves what the card has, after a look at the review, and waits for the success message. */
async function save(page: Page, reviewed = ''): Promise<void> {
  await page.getByRole('button', { name: 'Actualizar', exact: true }).click()
  const review = page.getByRole('alertdialog', { name: 'Revisar cambios' })
  await expect(review).toContainText(reviewed)
  await review.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('¡El usuario fue actualizado con éxito!')).toBeVisible()
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth))
    .toBeLessThanOrEqual(0)
}

test.beforeEach(({ page }) => holdSession(page))

test('the principal company moves by keyboard alone, after a question, and is saved so [PRD-21, EMP-06, EMP-07, EMP-08, EMP-09]', async ({
  page,
  mock,
}) => {
  const [first, second, third] = (await mock.records('companies')).slice(0, 3)
  await mock.change('users', 'maria.gomez', {
    customers: [
      { id: first!.id, principal: true, assigned: false },
      { id: second!.id, principal: false, assigned: true },
    ],
  })
  await edit(page, '/users/4/empresas')
  const principal = company(page, 'Empresa principal', second!.name)
  await principal.focus()
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog', { name: '¿Desea cambiar la empresa principal?' })
  await expect(question).toContainText(first!.name)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await expect(principal).toBeFocused()
  await expect(principal).not.toBeChecked()

  await page.keyboard.press('Space')
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(principal).toBeFocused()
  await expect(principal).toBeChecked()
  const own = company(page, 'Asignado', second!.name)
  await expect(own).not.toBeChecked()
  await page.keyboard.press('Tab')
  await expect(own).toBeFocused()
  await page.keyboard.press('Space')
  await expect(own).not.toBeChecked()

  await page.getByRole('searchbox', { name: 'Buscar empresa' }).fill(third!.name)
  await company(page, 'Asignado', third!.name).check()
  await expect(page.getByText('3 empresas con cambios sin guardar')).toBeVisible()
  await save(page)
  const { customers } = await mock.record('users', 'maria.gomez')
  expect(customers.filter(({ principal: is }) => is)).toEqual([
    { id: second!.id, principal: true, assigned: false },
  ])
  expect(customers).toContainEqual({ id: third!.id, principal: false, assigned: true })
  expect(customers.some(({ id }) => id === first!.id)).toBe(false)
})

test('a thousand companies are searched, sorted and paged in the page [EMP-02, EMP-03, EMP-04, TBL-04]', async ({
  page,
  mock,
}) => {
  await mock.play('many-companies')
  const [any] = (await mock.records('companies')).slice(-1)
  await mock.change('companies', any!.id, { name: 'Peñón Único Ltda.', modifiedOn: '2099-01-01T00:00:00Z' })
  await page.goto('/users/4/empresas')
  await expect(bodyRows(page)).toHaveCount(10)
  await mock.clearRequests()
  await page.getByRole('combobox', { name: 'Filas por página' }).selectOption('100')
  await expect(bodyRows(page)).toHaveCount(100)
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Modificados recientemente')
  await expect(page.getByRole('rowheader').first()).toHaveText('Peñón Único Ltda.')
  await expectAccessible(page)
  await page.getByRole('searchbox').pressSequentially('unico penon')
  await expect(bodyRows(page)).toHaveCount(1)
  await page.getByRole('searchbox').fill('zzz')
  await expect(page.getByRole('cell', { name: 'No se encontraron resultados' })).toBeVisible()
  expect(await mock.requests('listCompanies')).toEqual([])
})

test('a shared role counts in all its applications, and is saved once [URO-02, URO-04, URO-08, URO-11, USR-41]', async ({
  page,
  mock,
}) => {
  await edit(page, '/users/4/roles')
  await expect(application(page, 'Colnómina')).toBeChecked()
  await expect(application(page, 'Suite')).toHaveAccessibleName(/0 de|1 de/)
  const counted = async (title: string): Promise<number> =>
    Number(/(\d+) de/.exec(await application(page, title).locator('..').innerText())![1])
  const before = await counted('Suite')
  await role(page, 'Contador').check()
  await expect(role(page, 'Contador')).toHaveAccessibleDescription('vale también en Suite')
  await expect.poll(() => counted('Suite')).toBe(before + 1)

  await application(page, 'Suite').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('heading', { name: 'Suite', exact: true })).toBeVisible()
  await expect(role(page, 'Contador')).toBeChecked()
  await assignAll(page).focus()
  await page.keyboard.press('Space')
  const question = page.getByRole('alertdialog', { name: '¿Deseas asignar todos los roles de Suite?' })
  await expect(question).toContainText('Los roles compartidos cambian también en:')
  await expect(question).toContainText('Letmicert')
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Asignar' }).click()
  await expect(assignAll(page)).toBeChecked()
  await role(page, 'Contador').uncheck()
  await expect(assignAll(page)).not.toBeChecked()
  await cutTexts(page, 'td').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Letmicert')
  await expectAccessible(page)
  await save(page, '· vale en ')

  const wanted = (await mock.records('roles'))
    .filter(({ idstate, name, applications }) => {
      return idstate === 0 && name !== 'Contador' && applications.some((one) => one.name === 'suite')
    })
    .map(({ name }) => name)
  const { roles } = await mock.record('users', 'maria.gomez')
  expect(roles).toEqual(expect.arrayContaining(['Usuario', ...wanted]))
  expect(roles).not.toContain('Contador')
})

test('what loads late belongs to its own application: the last choice is what is shown and assigned [URO-04, URO-08]', async ({
  page,
  mock,
}) => {
  await edit(page, '/users/4/roles')
  await expect(role(page, 'Contador')).toBeVisible()
  await mock.fault({ match: { path: '/api/role/list' }, kind: 'latency', ms: [2_000, 0] })
  await application(page, 'Biometría').check()
  await expect(assignAll(page)).toBeDisabled()
  await application(page, 'License').check()
  await expect(role(page, 'Vendedor de licencias')).toBeVisible()
  await expect.poll(async () => (await mock.requests('listRoles')).length).toBeGreaterThanOrEqual(3)
  await expect(page.getByRole('heading', { name: 'License', exact: true })).toBeVisible()
  await assignAll(page).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Asignar' }).click()
  await expect(role(page, 'Vendedor de licencias')).toBeChecked()
  await application(page, 'Biometría').check()
  await expect(role(page, 'Operador biométrico')).not.toBeChecked()
})

test('five hundred roles stand in one table that scrolls inside its 440, long names within reach [URO-05, URO-07, URO-09, TBL-03, TBL-08, TBL-09]', async ({
  page,
  mock,
}) => {
  await mock.play('many-roles')
  await page.goto('/users/4/roles')
  await application(page, 'Suite').check()
  await expect(bodyRows(page)).toHaveCount(500)
  const scrolled = page.getByRole('group', { name: 'Suite' })
  expect((await scrolled.boundingBox())!.height).toBe(440)
  const cut = cutTexts(page, 'th').first()
  const whole = (await cut.getAttribute('aria-label'))!
  await expect(cut).toHaveText(`${[...whole].slice(0, 40).join('')}...`)
  await cut.focus()
  await expect(page.getByRole('tooltip')).toHaveText(whole)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await cutTexts(page, 'td').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Colnómina')
})

for (const [language, companies, roles] of [
  ['es', 'Empresa principal', 'Compartido con'],
  ['en', 'Main company', 'Shared with'],
  ['pt', 'Empresa principal', 'Compartilhado com'],
] as const)
  test(`both tabs fit a narrow page and speak ${language}`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('bms_lang', chosen), language)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/users/4/empresas')
    await expect(page.getByRole('columnheader', { name: companies })).toBeVisible()
    await expect(bodyRows(page)).toHaveCount(10)
    await expectNoSidewaysScroll(page)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 844 })
    await expectNoSidewaysScroll(page)
    const pager = page.getByRole('main').getByRole('navigation')
    await pager.scrollIntoViewIfNeeded()
    for (const step of await pager.getByRole('button').all()) await expect(step).toBeInViewport({ ratio: 1 })
    await page.goto('/users/4/roles')
    await expect(page.getByRole('columnheader', { name: roles })).toBeVisible()
    await expectNoSidewaysScroll(page)
    await page.getByRole('radio').last().focus()
    await page.keyboard.press('Space')
    await expect(page.getByRole('radio').last()).toBeInViewport()
    await expect(bodyRows(page).first()).toBeVisible()
    await expectAccessible(page)
  })
