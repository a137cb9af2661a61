import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog, openAs } from '../support/userCard.ts'

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
const fillOf = (part: Locator): Promise<string> =>
  part.evaluate((element) => getComputedStyle(element).backgroundColor)
const assignAll = (page: Page): Locator => page.getByRole('switch', { name: 'Asignar todos los roles' })

async function edit(page: Page, path: string): Promise<void> {
  await openAs(page, path)
  await button(page, 'Editar').click()
}

/** Saves what the card has, after a look at the review, and waits for the success message. */
async function save(page: Page, reviewed = ''): Promise<void> {
  await button(page, 'Actualizar').click()
  await expect(alertDialog(page)).toContainText(reviewed)
  await button(alertDialog(page), 'Guardar').click()
  await seeToast(page, '¡El usuario fue actualizado con éxito!')
}

test('the principal company moves by keyboard alone, after a question, and is saved [PRD-21, EMP-06, EMP-07, EMP-08, EMP-09] @release', async ({
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
  await page.addInitScript(() => localStorage.setItem('look', 'dark'))
  await edit(page, '/users/4/empresas')
  // A ticked box is filled and an empty one is not.
  const ground = await fillOf(page.locator('.tab-frame'))
  expect(await fillOf(company(page, 'Empresa principal', first!.name))).not.toBe(ground)
  expect(await fillOf(company(page, 'Empresa principal', second!.name))).toBe(ground)
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

test('a shared role counts in all its applications, and is saved once [URO-02, URO-04, URO-08, URO-11, USR-41] @release', async ({
  page,
  mock,
}) => {
  await edit(page, '/users/4/roles')
  await expect(application(page, 'Colnómina')).toBeChecked()
  await expect(application(page, 'Suite')).toHaveAccessibleName(/0 de|1 de/)
  const counted = async (title: string): Promise<number> =>
    Number(
      /(\d+) de/.exec(
        await page
          .locator('label')
          .filter({ has: application(page, title) })
          .innerText(),
      )![1],
    )
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

test('five hundred roles scroll in one table, 440 high in a low window and higher in a tall one [TBL-03, TBL-09, URO-07, URO-09] [D34]', async ({
  page,
  mock,
}) => {
  await mock.play('many-roles')
  await page.setViewportSize({ width: 1280, height: 700 })
  await edit(page, '/users/4/roles')
  await application(page, 'Suite').check()
  await expect(bodyRows(page)).toHaveCount(500)
  const scrolled = page.getByRole('group', { name: 'Suite' })
  const height = async (): Promise<number> => (await scrolled.boundingBox())!.height
  await expect.poll(height).toBe(440)
  const cut = cutTexts(page, 'th').first()
  const whole = (await cut.getAttribute('aria-label'))!
  await expect(cut).toHaveText(`${[...whole].slice(0, 40).join('')}...`)
  await cut.focus()
  await expect(page.getByRole('tooltip')).toHaveText(whole)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toBeHidden()
  await cutTexts(page, 'td').first().hover()
  await expect(page.getByRole('tooltip')).toContainText('Colnómina')
  await page.setViewportSize({ width: 1280, height: 1080 })
  await expect.poll(height).toBeGreaterThanOrEqual(600)
})
