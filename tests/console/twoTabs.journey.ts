import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { draftOffer, untilKept } from '../support/drafts.ts'
import { openMenu, putMenu } from '../support/menus.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { button, dialog, line, openAs, openEdit } from '../support/userCard.ts'

/** Says that the same record is open for an edit in another tab. */
const elsewhere = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tienes esto abierto para editar en otra pestaña' })

const user = 101

async function save(page: Page): Promise<void> {
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(page.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
}

async function openBeside(page: Page, path: string, userName = 'admin'): Promise<Page> {
  const other = await page.context().newPage()
  await openAs(other, path, userName)
  return other
}

test.describe('two tabs, one user', () => {
  test.beforeEach(async ({ page }) => {
    await openEdit(page, user)
    await line(page, 'names').fill('Primera')
    await untilKept(page)
  })

  test('the second to edit says so and is offered nothing; the first is found by its title (beyond 4) @firefox', async ({
    page,
  }) => {
    const title = await page.title()
    const other = await openBeside(page, `/users/${user}`)
    await button(other, 'Editar').click()
    await expect(elsewhere(other)).toBeVisible()
    await expect(draftOffer(other)).toBeHidden()
    await expect(elsewhere(page)).toBeHidden()
    await expect(async () => {
      await button(elsewhere(other), 'Señalar esa pestaña').press('Enter')
      // A tab that is too busy to answer in three seconds is asked again.
      await expect(elsewhere(other)).toContainText('Su título empieza ahora por «→ Aquí»', { timeout: 4_000 })
    }).toPass()
    await expectAccessible(other)
    await expect(page).toHaveTitle(`→ Aquí · ${title}`)
    await line(page, 'surnames').click()
    await expect(page).toHaveTitle(title)
    await expect(page.getByText('Esta es la pestaña que buscabas.')).toBeVisible()
  })

  test('both are saved, one after the other, and what each had kept is dropped (beyond 4)', async ({
    page,
    mock,
  }) => {
    const other = await openBeside(page, `/users/${user}`)
    await button(other, 'Editar').click()
    await line(other, 'surnames').fill('Segunda')
    await untilKept(other, 2)
    await button(elsewhere(other), 'Señalar esa pestaña').focus()
    await save(page)
    await expect(elsewhere(other)).toBeHidden()
    await expect(other.getByRole('tab', { name: 'Datos' })).toBeFocused()
    await expect(draftOffer(other)).toBeHidden()
    await button(other, 'Actualizar').click()
    await button(dialog(other), 'Guardar').click()
    await expect(dialog(other)).toHaveAccessibleName('Otra persona modificó este registro')
    await button(dialog(other), 'Guardar').click()
    await expect(other.getByText('Los datos del usuario han sido actualizados')).toBeVisible()
    expect(await mock.record('users', user)).toMatchObject({ names: 'Primera', surnames: 'Segunda' })
    await untilKept(other, 0)
  })

  test('what is left of the first is offered in the second once that tab is gone, and nothing typed there is lost (beyond 4)', async ({
    page,
  }) => {
    const other = await openBeside(page, `/users/${user}`)
    await button(other, 'Editar').click()
    await line(other, 'surnames').fill('Segunda')
    await expect(elsewhere(other)).toBeVisible()
    await page.close({ runBeforeUnload: false })
    await expect(elsewhere(other)).toBeHidden()
    await expect(draftOffer(other)).toBeVisible()
    await expect(line(other, 'surnames')).toHaveValue('Segunda')
    await button(draftOffer(other), 'Recuperar cambios').click()
    await expect(line(other, 'names')).toHaveValue('Primera')
    await expect(draftOffer(other)).toBeVisible()
  })

  test('somebody else in a second tab hears nothing of it (beyond 4)', async ({ page }) => {
    const other = await openBeside(page, `/users/${user}`, 'admin2')
    await button(other, 'Editar').click()
    await line(other, 'surnames').fill('Segunda')
    await expect
      .poll(() =>
        other.evaluate(
          async () =>
            (await navigator.locks.query())
              .held!.map(({ name }) => name!.split('.')[0])
              .filter((kind) => kind === 'edit').length,
        ),
      )
      .toBe(2)
    await expect(elsewhere(other)).toBeHidden()
  })
})

test('of a tab that does not answer the second says so (beyond 4)', async ({ page }) => {
  await page.addInitScript(() => {
    const Own = BroadcastChannel
    window.BroadcastChannel = class extends Own {
      constructor(name: string) {
        super(name === 'portal-edits' ? 'nobody' : name)
      }
    }
  })
  await openEdit(page, user)
  const other = await openBeside(page, `/users/${user}`)
  await button(other, 'Editar').click()
  await button(elsewhere(other), 'Señalar esa pestaña').click()
  await expect(elsewhere(other)).toContainText('Esa pestaña no contesta')
})

test('two new users are no edit of the same one, and each keeps its own (beyond 4)', async ({ page }) => {
  await openAs(page, '/users/new')
  await line(page, 'names').fill('Primera')
  await untilKept(page)
  const other = await openBeside(page, '/users/new')
  await line(other, 'names').fill('Segunda')
  await untilKept(other, 2)
  await expect(elsewhere(other)).toBeHidden()
  await expect(draftOffer(other)).toBeHidden()
  const third = await other.context().newPage()
  await holdSession(third)
  await page.close({ runBeforeUnload: false })
  await other.close({ runBeforeUnload: false })
  await third.goto('/users/new')
  await button(draftOffer(third), 'Recuperar cambios').click()
  await expect(line(third, 'names')).toHaveValue('Segunda')
  await button(draftOffer(third), 'Recuperar cambios').click()
  await expect(line(third, 'names')).toHaveValue('Primera')
})

test('a menu that is open in two tabs says so in the second (beyond 4)', async ({ page, mock }) => {
  await putMenu(mock, 1, 'Uno', 'Dos')
  await openMenu(page, mock)
  const other = await page.context().newPage()
  await openMenu(other, mock)
  await expect(elsewhere(other)).toBeVisible()
  await expect(elsewhere(page)).toBeHidden()
  await page.close()
  await expect(elsewhere(other)).toBeHidden()
})
