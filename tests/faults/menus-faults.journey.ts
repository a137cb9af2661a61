import { meetFaults, prepareFaults } from '../support/answerFaults.ts'
import { item, openMenu, putMenu, rowsOf, storedShape } from '../support/menus.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

prepareFaults()

for (const tab of ['lateral', 'suite'] as const)
  test(`in ${tab} a 403 is said once: of the read it leads to the users, of the save it loses no change [T46, T75]`, async ({
    page,
    mock,
  }) => {
    await openAs(page, '/menuSettings/superior?app=1')
    await expect(page.getByText('No hay cambios para guardar')).toBeVisible()
    const read = await mock.fault({ match: { path: '/api/menu/GetMenuByApp' }, kind: 'status', status: 403 })
    await page
      .getByRole('tab', { name: tab === 'suite' ? 'Menú suite aplicaciones' : 'Menú lateral' })
      .click()
    await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
    await expect(dialog(page)).toHaveCount(1)
    await expect(button(page, 'Guardar menú')).toHaveAttribute('aria-disabled', 'true')
    await button(dialog(page), 'Aceptar').click()
    await expect(page).toHaveURL(/\/users$/)
    await mock.removeFault(read)

    await page.goto(`/menuSettings/${tab}?app=1`)
    if (tab === 'suite')
      await page
        .getByRole('button', { name: /^Editar / })
        .first()
        .press('Alt+ArrowRight')
    else await page.getByRole('treeitem').first().press('Alt+ArrowDown')
    await expect(page.getByText('Cambios sin guardar')).toBeVisible()
    await mock.fault({ match: { path: '/api/menu/Modify' }, kind: 'status', status: 403 })
    await button(page, 'Guardar menú').click()
    await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
    await button(dialog(page), 'Aceptar').click()
    // The way to the users would lose the changes, so it is asked about.
    await expect(dialog(page)).toHaveAccessibleName(
      'Debes dar clic en el botón Guardar Menú para aplicar los cambios',
    )
    await expect(button(dialog(page), 'Guardar menú')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Cambios sin guardar')).toBeVisible()
    await expect(button(page, 'Guardar menú')).not.toHaveAttribute('aria-disabled')
  })

for (const [path, location, tab] of [
  ['/api/menu/Modify', 1, 'lateral'],
  ['/api/menu/Create', 2, 'superior'],
] as const)
  test(`no fault of ${path} loses a change or says that it is saved [D3, T75, T76, T83]`, async ({
    page,
    mock,
  }) => {
    const isNew = path.endsWith('Create')
    for (const { id, idmenulocation } of await mock.records('menus'))
      if (isNew && idmenulocation === location) await mock.remove('menus', id)
    if (!isNew) await putMenu(mock, location, 'Uno', 'Dos', 'Tres')
    await openMenu(page, mock, tab, location)
    /** Something to save: another order, or the items of another menu. */
    async function change(): Promise<void> {
      if (!isNew) {
        await item(page, 'Uno').click()
        await button(page, (await rowsOf(page))[0] === '1 Uno' ? 'Bajar' : 'Subir').click()
        return
      }
      await button(page, 'Copiar de otro menú…').click()
      const copying = page.getByRole('alertdialog')
      await copying.getByLabel('Aplicación').selectOption({ label: 'Ibuhoo' })
      await copying.getByLabel('Menú', { exact: true }).selectOption({ label: 'Menú lateral' })
      await button(copying, 'Copiar').click()
      await expect(copying).toHaveCount(0)
    }
    await change()
    const notice = page.locator('.menu-frame').getByRole('alert')
    await meetFaults(page, mock, {
      path,
      act: () => button(page, 'Guardar menú').click(),
      message: notice,
      unknown: 'No sabemos si el menú se guardó',
      look: () => rowsOf(page),
      record: () => storedShape(mock, location),
      async close() {
        await expect(page.getByText('Cambios sin guardar')).toBeVisible()
        await expect(button(page, 'Guardar menú')).not.toHaveAttribute('aria-disabled')
        await button(notice, 'Cerrar').click()
      },
      async again() {
        await button(page, 'Guardar menú').click()
        const toast = page.locator('.toast[data-kind=success]')
        await expect(toast).toHaveCount(1)
        await toast.getByRole('button', { name: 'Cerrar' }).click()
        await expect(page.getByText('No hay cambios para guardar')).toBeVisible()
        if (isNew) {
          for (const { id, idmenulocation } of await mock.records('menus'))
            if (idmenulocation === location) await mock.remove('menus', id)
          await page.reload()
          await expect(page.getByText('No hay datos para mostrar')).toBeVisible()
        }
        await change()
      },
    })
  })
