import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

test('the session that only reads sees privileges, roles and applications, and is told that it may not switch them [CON-21] @firefox', async ({
  page,
  mock,
}) => {
  await openAs(page, '/home', 'lector')
  const drawer = page.getByRole('navigation', { name: 'Menú lateral' })
  for (const [link, collection, name, shown] of [
    ['Privilegios', 'privileges', 'CREAR_FACTURAS', 'CREAR_FACTURAS'],
    ['Roles', 'roles', 'Auditor', 'Auditor'],
    ['Aplicaciones', 'applications', 'archivo', 'Archivo digital'],
  ] as const)
    await test.step(link, async () => {
      const before = await mock.record(collection, name)
      await drawer.getByRole('link', { name: link }).click()
      // The list of before has a search box as well.
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(link)
      await page.getByRole('searchbox').fill(name)
      await page.getByRole('switch', { name: `Estado de ${shown}`, exact: true }).click()
      await dialog(page)
        .getByRole('button', { name: /^(Activar|Desactivar)$/ })
        .click()
      await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
      await expect(dialog(page)).toHaveCount(1)
      expect(await mock.record(collection, name)).toEqual(before)
      await button(dialog(page), 'Aceptar').click()
      await expect(dialog(page)).toHaveCount(0)
    })
})
