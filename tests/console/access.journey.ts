import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { openList } from '../support/roles.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const shown = (page: Page): Locator => page.getByRole('dialog')
const branch = (page: Page, name: RegExp): Locator => shown(page).getByRole('button', { name })
const search = (page: Page): Locator => shown(page).getByRole('searchbox')

/** Opens what is not open by itself. */
async function expand(node: Locator): Promise<void> {
  if ((await node.getAttribute('aria-expanded')) === 'false') await node.press('Enter')
}

/** The dialog leaves nothing out of sight and nothing beside the window. */
async function expectFits(page: Page): Promise<void> {
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 640 })
    await expect
      .poll(() => shown(page).evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth))
      .toBe(0)
  }
  await page.setViewportSize({ width: 1280, height: 720 })
}

test('why a user has access is found by keyboard alone, over all applications at once [beyond 16]', async ({
  page,
  mock,
}) => {
  await mock.change('roles', 'Contador', {
    applications: [
      { name: 'suite', privileges: ['VER_FACTURAS'], isVisible: true },
      { name: 'colnomina', privileges: ['VER_NOMINA'], isVisible: true },
    ],
  })
  const users = await mock.records('users')
  const holder = users.find(({ roles, isDeleted }) => roles.includes('Contador') && !isDeleted)!
  await openAs(page, `/users/${holder.id}`)
  await button(page, 'Acceso').press('Enter')
  await expect(shown(page).getByText(/^Entra en \d+ aplicaci.+; tiene \d+ privilegios?\.$/)).toBeVisible()
  await expand(branch(page, /^Suite/))
  await expand(branch(page, /^Contador/).last())
  await expect(shown(page).getByText('VER_FACTURAS', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await search(page).focus()
  await page.keyboard.type('ver_nomina')
  await expect(shown(page).getByText(/^[1-9]\d* coincidencias?$/)).toBeVisible()
  await expect(shown(page).getByText('VER_NOMINA', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Escape')
  await expect(shown(page)).toHaveCount(0)
  await expect(button(page, 'Acceso')).toBeFocused()
})

test('a privilege names exactly the roles and users that have it [beyond 16]', async ({ page, mock }) => {
  const privileges = await mock.records('privileges')
  const { id, name } = privileges.find((one) => one.name === 'EDITAR_FACTURAS')!
  const roles = await mock.records('roles')
  const giving = roles.filter((one) => one.applications.some((entry) => entry.privileges.includes(name)))
  const active = new Set(giving.filter(({ idstate }) => idstate === 0).map((one) => one.name))
  const users = await mock.records('users')
  const people = users.filter((one) => !one.isDeleted && one.roles.some((held) => active.has(held)))
  await openAs(page, `/privileges/${id}`)
  await button(page, 'Acceso').click()
  await branch(page, /^Ver los usuarios/).click()
  await expect(shown(page).getByText(`${people.length} usuario`)).toBeVisible()
  const links = await shown(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => new URL((one as HTMLAnchorElement).href).pathname))
  expect(links.filter((path) => path.startsWith('/roles/')).sort()).toEqual(
    giving.map((one) => `/roles/${one.id}`).sort(),
  )
  await expectAccessible(page)
  await expectFits(page)
})

test('a role shows what it gives, is compared with another one, and duplicated', async ({ page, mock }) => {
  const role = await mock.record('roles', 'Contador')
  await openAs(page, `/roles/${role.id}`)
  await button(page, 'Acceso').click()
  await expect(shown(page).getByText(/^Da \d+ privilegios en \d+ aplicaci/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await shown(page).getByRole('tab', { name: 'Da' }).focus()
  await page.keyboard.press('ArrowRight')
  await shown(page)
    .getByRole('button', { name: /^Ver los usuarios/ })
    .click()
  await expect(shown(page).getByText(/^\d+ usuarios?$/)).toBeVisible()
  await expectAccessible(page)
  await expectFits(page)
  await shown(page).getByRole('tab', { name: 'Comparar' }).click()
  await shown(page).getByRole('combobox').selectOption({ label: 'Administrador' })
  await expect(
    shown(page)
      .getByText(/en los dos/)
      .first(),
  ).toBeVisible()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectAccessible(page)
  await expectFits(page)
  await page.keyboard.press('Escape')
  await button(page, 'Duplicar').click()
  await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Copia de Contador')
  await expectAccessible(page)
  await button(page, 'Siguiente').click()
  await button(page, 'Guardar').click()
  await expect(page.getByText('El rol fue creado exitosamente')).toBeVisible()
  const copy = await mock.record('roles', 'Copia de Contador')
  const off = (await mock.records('privileges')).filter(({ idstate }) => idstate !== 0).map((one) => one.name)
  expect(copy.applications).toEqual(
    role.applications.map((one) => ({
      ...one,
      privileges: one.privileges.filter((privilege) => !off.includes(privilege)),
    })),
  )
})

test('two roles that are chosen in the list are compared', async ({ page }) => {
  await openList(page)
  await page
    .getByRole('checkbox', { name: /^Seleccionar / })
    .nth(1)
    .click()
  await page
    .getByRole('checkbox', { name: /^Seleccionar / })
    .nth(2)
    .click()
  await button(page, 'Comparar').click()
  await expect(
    shown(page)
      .getByText(/en los dos/)
      .first(),
  ).toBeVisible()
})

test('what a tick of a role comes to is said before it is saved, and the save does not wait for it [beyond 16]', async ({
  page,
  mock,
}) => {
  await mock.change('roles', 'Contador', {
    applications: [{ name: 'suite', privileges: ['VER_REPORTES', 'EDITAR_FACTURAS'], isVisible: true }],
  })
  await mock.change('privileges', 'VER_REPORTES', { idstate: 0 })
  await mock.change('users', 'maria.gomez', { roles: ['Auditor'] })
  await mock.change('roles', 'Auditor', {
    idstate: 0,
    applications: [{ name: 'suite', privileges: ['VER_REPORTES'], isVisible: true }],
  })
  const { id } = (await mock.records('users')).find(({ userName }) => userName === 'maria.gomez')!
  await openAs(page, `/users/${id}/roles`)
  await button(page, 'Editar').click()
  await page.getByRole('checkbox', { name: 'Asignado Contador' }).click()
  await button(page, 'Actualizar').click()
  const review = dialog(page)
  await expect(review).toContainText('gana 1 privilegio en Suite: EDITAR_FACTURAS')
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(review.getByText(/^gana 1 privilegio/)).toBeVisible()
  await button(review, 'Seguir editando').click()
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.route('**/privilege/list', (route) => route.abort())
  await page.getByRole('checkbox', { name: 'Asignado Auditor' }).click()
  await button(page, 'Actualizar').click()
  await expect(review).toContainText('No pudimos contar los privilegios que cambian.')
  await button(review, 'Guardar').click()
  await expect(page.getByText('¡El usuario fue actualizado con éxito!')).toBeVisible()
})
