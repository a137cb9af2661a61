import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, alertDialog, openAs, section } from '../support/userCard.ts'

const shown = (page: Page): Locator => page.getByRole('dialog')
const main = (page: Page): Locator => page.getByRole('main')
const branch = (page: Page, name: RegExp): Locator => main(page).getByRole('button', { name })
const search = (page: Page): Locator => main(page).getByRole('searchbox')

/** Opens what is not open by itself. */
async function expand(node: Locator): Promise<void> {
  if ((await node.getAttribute('aria-expanded')) === 'false') await node.press('Enter')
}

test('why a user has access is found by keyboard alone, over all applications at once [beyond 16] @release', async ({
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
  await page.setViewportSize({ width: 1280, height: 900 })
  await openAs(page, `/users/${holder.id}`)
  await expect(search(page)).toBeInViewport({ ratio: 1 })
  await section(page, 'roles').press('Enter')
  await expect(page.getByText(/^Entra en \d+ aplicaci.+; tiene \d+ privilegios?\.$/)).toBeVisible()
  await expand(branch(page, /^Suite/))
  await expand(branch(page, /^Contador/).last())
  await expect(main(page).getByText('VER_FACTURAS', { exact: true })).toBeVisible()
  await search(page).focus()
  await page.keyboard.type('ver_nomina')
  await expect(page.getByText(/^[1-9]\d* coincidencias?$/)).toBeVisible()
  await expect(main(page).getByText('VER_NOMINA', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth))
    .toBeLessThanOrEqual(0)
})

test('a role shows what it gives and to whom, is compared with another one, and duplicated [beyond 16] @release', async ({
  page,
  mock,
}) => {
  const role = await mock.record('roles', 'Contador')
  await openAs(page, `/roles/${role.id}`)
  await section(page, 'Aplicaciones').click()
  await expect(page.getByText(/^Da \d+ privilegios en \d+ aplicaci/)).toBeVisible()
  await branch(page, /^Ver los usuarios/).click()
  await expect(main(page).getByText(/^\d+ usuarios?$/)).toBeVisible()
  await button(page, 'Más acciones').click()
  await button(page, 'Comparar con otro rol').click()
  await shown(page).getByRole('combobox').selectOption({ label: 'Administrador' })
  await expect(
    shown(page)
      .getByText(/en los dos/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await button(page, 'Más acciones').click()
  await button(page, 'Duplicar').click()
  await expect(page.getByRole('textbox', { name: /^Nombre/ })).toHaveValue('Copia de Contador')
  await button(page, 'Siguiente').click()
  await button(page, 'Guardar').click()
  await button(alertDialog(page), 'Guardar').click()
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
