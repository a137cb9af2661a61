import { expectAccessible } from '../support/accessibility.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, openAs } from '../support/userCard.ts'

const reason = 'Solo lectura: tu usuario no puede guardar aquí'

for (const tab of ['lateral', 'suite'] as const)
  test(`in ${tab} a 403 is said once: of the read it leads to the users, of the save it loses no change [T46, T75] @firefox`, async ({
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
    const save = await mock.fault({ match: { path: '/api/menu/Modify' }, kind: 'status', status: 403 })
    await button(page, 'Guardar menú').click()
    await expect(dialog(page)).toContainText('no tiene los privilegios suficientes')
    await button(dialog(page), 'Aceptar').click()
    // The way to the users would lose the changes, so it is asked about.
    await expect(dialog(page)).toHaveAccessibleName(
      'Debes dar clic en el botón Guardar Menú para aplicar los cambios',
    )
    // What was just refused is not offered.
    await expect(button(dialog(page), 'Guardar menú')).toHaveCount(0)
    await expect(dialog(page)).toContainText(reason)
    await expect(button(dialog(page), 'Seguir editando')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByText('Cambios sin guardar')).toBeVisible()
    await expect(page.getByText(reason)).toBeVisible()
    await expect(button(page, 'Guardar menú')).toHaveAttribute('aria-disabled', 'true')
    await expect(button(page, 'Guardar menú')).toHaveAccessibleDescription(reason)
    await expectAccessible(page)
    await page.setViewportSize({ width: 320, height: 700 })
    await expect(page.getByText(reason)).toBeInViewport({ ratio: 1 })
    // It can be tried again, and what is done after all ends it.
    await mock.removeFault(save)
    await button(page, 'Reintentar').click()
    await expect(page.locator('.toast')).toContainText('¡Menú modificado exitosamente!')
    await expect(page.getByText(reason)).toHaveCount(0)
  })
