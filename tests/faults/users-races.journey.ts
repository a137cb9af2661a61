import type { Locator, Page, Route } from '@playwright/test'
import { countCalls } from '../support/countCalls.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, fillNew, line, openAs, openEdit, tab } from '../support/userCard.ts'

/** A call that waits until the test lets it go on. */
type Held = { isHere: Promise<unknown>; release: () => void }

/** Holds the first call to an address whose request a test recognises. */
async function hold(page: Page, url: string, isMeant: (route: Route) => boolean): Promise<Held> {
  let release = (): void => {}
  let arrived = (): void => {}
  const isFree = new Promise<void>((resolve) => (release = resolve))
  const isHere = new Promise<void>((resolve) => (arrived = resolve))
  await page.route(url, async (route) => {
    if (isMeant(route)) {
      arrived()
      await isFree
    }
    await route.continue()
  })
  return { isHere, release }
}

const haste: Readonly<Record<string, (page: Page, press: Locator) => Promise<void>>> = {
  'a double click': (_page, press) => press.dblclick(),
  async 'a click and Enter'(page, press) {
    await press.click()
    await page.keyboard.press('Enter')
  },
  async 'Enter held down'(page, press) {
    await press.focus()
    // Held, it repeats.
    for (let count = 0; count < 8; count += 1) await page.keyboard.down('Enter')
    await page.keyboard.up('Enter')
  },
}

for (const [how, press] of Object.entries(haste)) {
  test(`${how} creates one user [T56]`, async ({ page, mock }) => {
    const calls = countCalls(page, '/api/user/create')
    await openAs(page, '/users/new')
    await fillNew(page)
    const held = await hold(page, '**/api/user/create', () => true)
    await press(page, button(page, 'Guardar'))
    await held.isHere
    held.release()
    await expect(page.getByText('El usuario fue creado con éxito')).toBeVisible()
    expect(calls()).toBe(1)
    expect(await mock.requests('createUser')).toHaveLength(1)
  })

  test(`${how} changes a user once, after one list of changes [T56]`, async ({ page }) => {
    const calls = countCalls(page, '/api/user/modify')
    await openEdit(page, 101)
    await line(page, 'names').fill('Otra')
    const held = await hold(page, '**/api/user/modify', () => true)
    await button(page, 'Actualizar').click()
    await expect(dialog(page)).toHaveCount(1)
    await press(page, button(dialog(page), 'Guardar'))
    await held.isHere
    await expect(dialog(page)).toHaveCount(0)
    held.release()
    await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(calls()).toBe(1)
  })

  test(`${how} brings somebody back once [T56]`, async ({ page, mock }) => {
    await mock.play('deleted-user')
    const calls = countCalls(page, '/api/user/activateDeletedUser')
    await openAs(page, '/users/new')
    await line(page, 'userName').fill('elisa.eliminada')
    await line(page, 'userName').press('Tab')
    const held = await hold(page, '**/api/user/activateDeletedUser', () => true)
    await press(page, button(dialog(page), 'Reactivar usuario.'))
    await held.isHere
    // While the answer is awaited nothing closes the question.
    await page.keyboard.press('Escape')
    await button(dialog(page), 'Crear nuevo usuario.').click()
    await expect(line(page, 'userName')).toHaveValue('elisa.eliminada')
    held.release()
    await expect(page.getByText('El usuario fue reactivado')).toBeVisible()
    await expect(page).toHaveURL(/\/users\/\d+$/)
    expect(calls()).toBe(1)
  })
}

test('the answer about a name that was typed before is not an answer about this one [T77]', async ({
  page,
}) => {
  await openAs(page, '/users/new')
  const names = line(page, 'userName')
  const taken = 'El nombre de usuario ingresado ya se encuentra utilizado'
  const held = await hold(page, '**/api/user/getuserexists', (route) =>
    (route.request().postData() ?? '').includes('"admin"'),
  )
  await names.fill('admin')
  await names.press('Tab')
  await held.isHere
  const answered = page.waitForResponse((answer) => (answer.request().postData() ?? '').includes('"admin"'))
  await names.fill('admin.nueva')
  await names.press('Tab')
  await expect(names).not.toHaveAccessibleDescription(/Comprobando/)
  held.release()
  await answered
  await expect(names).toHaveValue('admin.nueva')
  await expect(page.getByText(taken)).toHaveCount(0)
  // The same name once more is known already.
  await names.fill('admin')
  await names.press('Tab')
  await expect(names).toHaveAccessibleDescription(taken)
})

test('a save before the answer about a name waits for it [T77]', async ({ page }) => {
  await openAs(page, '/users/new')
  await fillNew(page)
  await tab(page, 'Datos').click()
  const held = await hold(page, '**/api/user/getuserexists', (route) =>
    (route.request().postData() ?? '').includes('"admin"'),
  )
  const calls = countCalls(page, '/api/user/create')
  await line(page, 'userName').fill('admin')
  await line(page, 'userName').press('Tab')
  await held.isHere
  await tab(page, 'roles').click()
  held.release()
  await expect(line(page, 'userName')).toHaveAccessibleDescription(
    'El nombre de usuario ingresado ya se encuentra utilizado',
  )
  await expect(tab(page, 'Datos')).toHaveAttribute('aria-selected', 'true')
  expect(calls()).toBe(0)
})

test('the document types are those of the country that is chosen, whichever list comes last [T78]', async ({
  page,
}) => {
  await openAs(page, '/users/new')
  const country = page.getByLabel('País')
  const type = page.getByLabel('Tipo de documento')
  const held = await hold(
    page,
    '**/get-document-types-create-users',
    (route) => route.request().headers()['code'] === 'CO',
  )
  await country.selectOption({ label: 'Colombia' })
  await held.isHere
  const late = page.waitForResponse((answer) => answer.request().headers()['code'] === 'CO')
  await country.selectOption({ index: 2 })
  await expect(type.locator('option')).not.toHaveCount(1)
  const offered = await type.locator('option').allTextContents()
  await type.selectOption({ index: 1 })
  held.release()
  await late
  await expect(type.locator('option')).toHaveText(offered)
  expect(await type.inputValue()).not.toBe('')
  await country.selectOption({ label: 'Colombia' })
  await expect(type).toHaveValue('')
  await expect(type.locator('option')).not.toHaveText(offered)
})

test('however fast principal companies are clicked, one question is asked and one is principal [T79]', async ({
  page,
  mock,
}) => {
  await openEdit(page, 101)
  await tab(page, 'empresas').click()
  const boxes = page.getByRole('checkbox', { name: /^Empresa principal / })
  await expect(boxes).toHaveCount(10)
  for (let round = 0; round < 3; round += 1) {
    await boxes.evaluateAll((all) => {
      for (const box of all as HTMLInputElement[]) if (!box.checked) box.click()
    })
    await expect(dialog(page)).toHaveCount(1)
    await expect(dialog(page)).toHaveAccessibleName('¿Desea cambiar la empresa principal?')
    await button(dialog(page), 'Cambiar').dblclick()
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('checkbox', { name: /^Empresa principal /, checked: true })).toHaveCount(1)
  }
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('¡El usuario fue actualizado con éxito!')).toBeVisible()
  const { customers } = await mock.record('users', 101)
  expect(customers.filter(({ principal }) => principal)).toHaveLength(1)
  expect(customers.filter(({ principal, assigned }) => principal && assigned)).toEqual([])
})
