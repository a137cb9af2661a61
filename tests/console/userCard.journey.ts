import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { chooseByArrows } from '../support/focus.ts'
import { holdSession, ownMenu, untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { slowness } from '../support/slowness.ts'
import { detail } from '../support/userCard.ts'

/** María Gómez of the seed, with a role and a principal company. */
const maria = 4

const title = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Hiciste Modificaciones ¿deseas actualizarlas?' })
const review = (page: Page) => page.getByRole('alertdialog', { name: 'Revisar cambios' })

async function edit(page: Page, names?: string): Promise<void> {
  await page.goto(`/users/${maria}`)
  await button(page, 'Editar').click()
  if (names !== undefined) await page.getByLabel('Nombres').fill(names)
}

async function save(page: Page): Promise<void> {
  await button(page, 'Actualizar').click()
  await review(page).getByRole('button', { name: 'Guardar' }).click()
}

test.beforeEach(({ page }) => holdSession(page))

test('a user is created by keyboard alone, and the list is there again [PRD-21, USR-20, USR-21, USR-25, USR-28, USR-39] @firefox', async ({
  page,
  mock,
}) => {
  await page.goto('/users/new')
  await expect(title(page)).toHaveText('Nuevo usuario')
  await expect(page).toHaveTitle(/^Nuevo usuario/)
  await expect(page.getByLabel('País').getByRole('option', { name: 'Colombia' })).toBeAttached()
  await page.getByLabel('Nombre de usuario').focus()
  const typeOn = async (...texts: string[]): Promise<void> => {
    for (const text of texts) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
  }
  await typeOn('paula.nino', 'paula.nino@suite.test')
  await chooseByArrows(page.getByLabel('Tipo de usuario'), 'Usuario')
  await page.keyboard.press('Tab')
  await typeOn('Paula', 'Niño Agüero', '3105551234')
  await expect(page.getByLabel('Teléfono')).toHaveValue('(+57) 310 5551234')
  await chooseByArrows(page.getByLabel('País'), 'Colombia')
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Tipo de documento').getByRole('option', { name: 'Pasaporte' })).toBeAttached()
  await chooseByArrows(page.getByLabel('Tipo de documento'), 'Pasaporte')
  await page.keyboard.press('Tab')
  await typeOn('AB0012345')
  await expect(button(page, 'Siguiente')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/new\/empresas$/)
  await expect(page.getByRole('tab', { name: 'empresas' })).toBeFocused()
  await page
    .getByRole('checkbox', { name: /principal/i })
    .first()
    .focus()
  await page.keyboard.press('Space')
  await button(page, 'Siguiente').focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/users\/new\/roles$/)
  await expectAccessible(page)
  await page.getByRole('tabpanel').getByRole('checkbox').first().focus()
  await page.keyboard.press('Space')
  await button(page, 'Guardar').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('El usuario fue creado con éxito')).toBeVisible()
  await expect(page).toHaveURL(/\/users$/)
  await button(page, 'Ver en la lista').click()
  await expect(page).toHaveURL(/\/users\?sort=newest$/)
  await expect(page.locator('main tbody a[data-row]').first()).toHaveText('paula.nino')
  expect(await mock.record('users', 'paula.nino')).toMatchObject({
    names: 'Paula',
    surnames: 'Niño Agüero',
    document: 'AB0012345',
    phoneNumber: '(+57) 310 5551234',
    idTypeUser: 2,
  })
})

test('a user is changed, and nothing else is: not a role, not a company [USR-22, USR-23, USR-26, USR-40]', async ({
  page,
  mock,
}) => {
  const before = await mock.record('users', maria)
  await edit(page, 'María José')
  await expect(title(page)).toHaveText('Editar usuario')
  await button(page, 'Actualizar').click()
  await expect(review(page).getByRole('row')).toHaveCount(2)
  await expect(review(page).getByRole('row').last()).toHaveText(/Nombres\s*María\s*María José/)
  await expectAccessible(page)
  await review(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  await expect(title(page)).toHaveText('Detalles del usuario')
  const after = await mock.record('users', maria)
  expect({ ...after, modifiedon: '' }).toEqual({ ...before, names: 'María José', modifiedon: '' })
  expect(await mock.requests('modifyUser')).toHaveLength(1)
})

test('what is wrong is said letter for letter and leads the focus to itself; forbidden signs do not enter by keys, and the caret stays [USR-31, UCO-07, UVA-03, UVA-07, UVA-09, UVA-10, UVA-13, UVA-14, UVA-16, UVA-24]', async ({
  page,
}) => {
  await page.goto('/users/new')
  await expect(page.getByLabel('País').getByRole('option', { name: 'Colombia' })).toBeAttached()
  await button(page, 'Siguiente').click()
  await expect(page.getByText('Campo obligatorio.')).toHaveCount(8)
  await expect(page.getByLabel('Nombre de usuario')).toBeFocused()
  await expectAccessible(page)
  await page.getByLabel('Correo electrónico').fill('a@b')
  await expect(page.getByText('El correo no posee el formato correcto.')).toBeVisible()
  await page.getByLabel('País').selectOption('Colombia')
  await page.getByLabel('Tipo de documento').selectOption('Cédula de ciudadanía')
  await page.getByLabel('Número de documento').fill('AB1')
  await expect(page.getByText('El campo debe ser numérico, mínimo 1 caracter.')).toBeVisible()
  await page.getByLabel('Número de documento').fill('12345678901234')
  await expect(page.getByText('Máximo 13 caracteres')).toBeVisible()
  await page.getByLabel('Tipo de documento').selectOption('Pasaporte')
  await page.getByLabel('Número de documento').fill('AB-1')
  await expect(page.getByText('El campo debe ser alfanumérico.')).toBeVisible()

  for (const [name, keys, entered] of [
    ['Nombre de usuario', 'Peña 1+<b>', 'Pea1b'],
    ['Correo electrónico', 'peña+1 @suite.test', 'pea+1@suite.test'],
    ['Nombres', "José-2 O'Brien", 'José OBrien'],
    ['Teléfono', 'a310-555', '(+57) 310555'],
  ] as const) {
    await page.getByLabel(name).fill('')
    await page.getByLabel(name).pressSequentially(keys)
    await expect(page.getByLabel(name)).toHaveValue(entered)
  }
  const names = page.getByLabel('Nombres')
  await names.fill('Ana Paula')
  for (let step = 0; step < 6; step += 1) await names.press('ArrowLeft')
  await names.pressSequentially('7í')
  await expect(names).toHaveValue('Anaí Paula')
})

test('a taken name is said at its field; a deleted one opens a dialog whose answers clear the field, with the focus in it, or bring the user back [UVA-04, UVA-30, UVA-31, UVA-32, UVA-33, UVA-34]', async ({
  page,
  mock,
}) => {
  await mock.change('users', maria, { isDeleted: true })
  await page.goto('/users/new')
  const name = page.getByLabel('Nombre de usuario')
  await name.fill('admin2')
  await page.keyboard.press('Tab')
  await expect(page.getByText('El nombre de usuario ingresado ya se encuentra utilizado')).toBeVisible()
  await name.fill('maria.gomez')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Crear nuevo usuario.' }).click()
  await expect(name).toHaveValue('')
  await expect(name).toBeFocused()

  await name.fill('maria.gomez')
  await page.keyboard.press('Tab')
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('El usuario ingresado pertenece a un usuario eliminado.')
  await expect(dialog.getByRole('button', { name: 'Crear nuevo usuario.' })).toBeFocused()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Reactivar usuario.' }).click()
  await expect(page.getByText('El usuario fue reactivado')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/users/${maria}$`))
  await expect(title(page)).toHaveText('Detalles del usuario')
  await expect(detail(page, 'Nombres')).toHaveText('María')
})

const exits: [string, (page: Page) => Promise<unknown>, RegExp][] = [
  ['another tab', (page) => page.getByRole('tab', { name: 'roles' }).click(), /\/users\/4\/roles$/],
  ['the back arrow', (page) => button(page, 'Volver').click(), /\/users(\?search=maria\.gomez)?$/],
  [
    'a link of the menu',
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Roles' }).click(),
    /\/roles$/,
  ],
  [
    'the browser’s Back',
    (page) => page.evaluate(() => window.history.back()),
    /\/users\?search=maria\.gomez$/,
  ],
  [
    'the sign-out',
    async (page) => {
      await ownMenu(page).click()
      await page.getByRole('menuitem', { name: 'Cerrar sesión' }).click()
    },
    /logout\/verify/,
  ],
]

test('leaving by any way asks only about changes, and Seguir keeps the field and what was typed [USR-32, T74]', async ({
  page,
}) => {
  test.setTimeout(120_000 * slowness)
  for (const [name, exit, there] of exits)
    await test.step(`leaving by ${name}`, async () => {
      await page.goto('/users?search=maria.gomez')
      await page.getByRole('main').getByRole('link', { name: 'maria.gomez', exact: true }).click()
      await button(page, 'Editar').click()
      await page.getByLabel('Nombres').fill('María José')
      await exit(page)
      await expect(question(page)).toBeVisible()
      await expect(question(page).getByRole('row').last()).toContainText('María José')
      await question(page).getByRole('button', { name: 'Seguir editando' }).click()
      await expect(question(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/users\/4$/)
      await expect(page.getByLabel('Nombres')).toHaveValue('María José')
      await exit(page)
      await question(page).getByRole('button', { name: 'Descartar' }).click()
      await expect(page).toHaveURL(there)
    })
})

test('a clean card is left without a question, by every way', async ({ page }) => {
  for (const [, exit, there] of exits.slice(0, 3)) {
    await edit(page)
    await exit(page)
    await expect(page).toHaveURL(there)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  }
})

test('the end of the edit asks and gives the old values back; Guardar in the question saves and goes on, tab by tab [USR-32, UCO-04, UCO-05, USR-27]', async ({
  page,
  mock,
}) => {
  await edit(page, 'María José')
  await button(page, 'Cancelar edición').click()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Nombres')).toHaveValue('María José')
  await button(page, 'Cancelar edición').click()
  await question(page).getByRole('button', { name: 'Descartar' }).click()
  await expect(title(page)).toHaveText('Detalles del usuario')
  await expect(detail(page, 'Nombres')).toHaveText('María')

  await button(page, 'Editar').click()
  await page.getByLabel('Nombres').fill('María José')
  await page.getByRole('tab', { name: 'empresas' }).click()
  await question(page).getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  await expect(page).toHaveURL(/\/empresas$/)
  await expect(title(page)).toHaveText('Editar usuario')
  expect(await mock.record('users', maria)).toMatchObject({ names: 'María José' })
  await button(page, 'Volver').click()
  await expect(page.getByLabel('Nombres')).toHaveValue('María José')
})

test('a reload is asked about by the browser only while something differs', async ({ page }) => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  await edit(page)
  await page.reload()
  await button(page, 'Editar').click()
  expect(asked).toEqual([])
  await page.getByLabel('Nombres').click()
  await page.keyboard.type('x')
  await page.evaluate(() => window.location.reload())
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(page.getByLabel('Nombres')).toHaveValue('Maríax')
})

test('an ended session takes the card along without a question', async ({ page, mock }) => {
  await edit(page, 'María José')
  await untilSettled(mock)
  await mock.pushStatus('Se acabó.')
  await expect(page.getByRole('alertdialog')).toContainText('Se acabó.')
  await page.getByRole('button', { name: 'Aceptar' }).click()
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeVisible()
})

test('a colleague is not overwritten unseen, and each field has a choice @firefox', async ({
  page,
  mock,
}) => {
  await edit(page, 'María José')
  await mock.change('users', maria, { surnames: 'Gómez Otra', phoneNumber: '(+57) 300 1112233' })
  await save(page)
  const dialog = page.getByRole('alertdialog', { name: 'Otra persona modificó este registro' })
  await expect(dialog.getByRole('group', { name: 'Apellidos' })).toContainText('Gómez Otra')
  await expect(dialog.getByRole('group', { name: 'Teléfono' })).toContainText('(+57) 300 1112233')
  await expect(dialog.getByRole('group')).toHaveCount(2)
  await expectAccessible(page)
  expect(await mock.requests('modifyUser')).toHaveLength(0)
  await dialog
    .getByRole('group', { name: 'Teléfono' })
    .getByRole('radio', { name: /Como estaba/ })
    .check()
  await dialog.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
  expect(await mock.record('users', maria)).toMatchObject({
    names: 'María José',
    surnames: 'Gómez Otra',
    phoneNumber: '0',
  })
})

test('a refusal is told in the words of the service, with everything kept [USR-38]', async ({
  page,
  mock,
}) => {
  await edit(page, 'María José')
  const fault = await mock.fault({
    match: { path: '/api/user/modify' },
    kind: 'status',
    status: 400,
    body: { informationCode: 'R11', message: 'Hoy no se puede <b>.' },
  })
  await save(page)
  const dialog = page.getByRole('alertdialog', { name: 'No se guardó' })
  await expect(dialog).toContainText('Hoy no se puede <b>.')
  await dialog.getByRole('button', { name: 'Aceptar' }).click()
  await expect(button(page, 'Actualizar')).toBeFocused()
  await expect(page.getByLabel('Nombres')).toHaveValue('María José')
  await mock.removeFault(fault)
  await save(page)
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
})

test('the card is at home on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const expectAtHome = async (bar: string): Promise<void> => {
    await expect(title(page)).toHaveText(/usuario/)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
    await expect(button(page, bar)).toBeInViewport()
    await expectAccessible(page)
  }
  await page.goto('/users/new')
  await expectAtHome('Siguiente')
  await page.goto(`/users/${maria}`)
  await expectAtHome('Editar')
  for (const tab of ['empresas', 'roles'])
    await test.step(tab, async () => {
      await page.getByRole('tab', { name: tab }).click()
      await expect(page).toHaveURL(new RegExp(`/${tab}$`))
      await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')
      await expect(page.getByRole('tabpanel').getByRole('checkbox').first()).toBeAttached()
      await expectAtHome('Editar')
    })
})

test('a country is found by typing where there are very many of them, and its document types follow', async ({
  page,
  mock,
}) => {
  const names = Array.from({ length: 60 }, (_, at) => `País ${at + 100}`)
  await Promise.all(
    names.map((name, at) =>
      mock.change('countries', at + 100, { id: at + 100, name, countryCode: `X${at}` }),
    ),
  )
  await edit(page)
  const country = page.getByRole('combobox', { name: 'País', exact: true })
  await expect(country).toHaveAttribute('aria-haspopup', 'listbox')
  await country.press('Enter')
  await expect(page.getByRole('listbox', { name: 'País' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.type('brasil')
  await expect(page.getByRole('listbox', { name: 'País' }).getByRole('option')).toHaveText(['Brasil'])
  await page.keyboard.press('Enter')
  await expect(page.getByRole('listbox')).toHaveCount(0)
  const types = page.getByLabel('Tipo de documento')
  await expect(types.getByRole('option', { name: 'Cadastro de pessoas físicas' })).toBeAttached()
  await expect(types).toHaveValue('')
})
