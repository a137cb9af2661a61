import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from '../support/accessibility.ts'
import { closeFor, draftOffer, untilDraftsStored } from '../support/drafts.ts'
import { expect, test } from '../support/portal.ts'
import { seeToast } from '../support/messages.ts'
import { button, alertDialog, line, openAs, openEdit } from '../support/userCard.ts'

/** Says that the same record is open for an edit in another tab. */
const elsewhere = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tienes esto abierto para editar en otra pestaña' })

const user = 101

async function save(page: Page): Promise<void> {
  await button(page, 'Actualizar').click()
  await seeToast(page, 'Los datos del usuario han sido actualizados')
}

async function openBeside(page: Page, path: string): Promise<Page> {
  const other = await page.context().newPage()
  await openAs(other, path)
  return other
}

/** Types a name into the card of a user, which is kept. */
async function editFirst(page: Page): Promise<void> {
  await openEdit(page, user)
  await line(page, 'names').fill('Primera')
  await untilDraftsStored(page)
}

test('a second editing tab says so, finds the first, and is offered its draft [beyond 4] @firefox-release @release', async ({
  page,
}) => {
  await editFirst(page)
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

  await line(other, 'surnames').fill('Segunda')
  await page.close({ runBeforeUnload: false })
  await expect(elsewhere(other)).toBeHidden()
  await expect(line(other, 'surnames')).toHaveValue('Segunda')
  await button(draftOffer(other), 'Recuperar cambios').click()
  await expect(line(other, 'names')).toHaveValue('Primera')
  await expect(draftOffer(other)).toBeVisible()
})

test('two tabs save one record in turn, and drop their drafts [beyond 4] @release', async ({
  page,
  mock,
}) => {
  await editFirst(page)
  const other = await openBeside(page, `/users/${user}`)
  await button(other, 'Editar').click()
  await line(other, 'surnames').fill('Segunda')
  await untilDraftsStored(other, 2)
  await button(elsewhere(other), 'Señalar esa pestaña').focus()
  await save(page)
  await expect(elsewhere(other)).toBeHidden()
  await expect(other.getByRole('tab', { name: 'Datos' })).toBeFocused()
  await expect(draftOffer(other)).toBeHidden()
  await button(other, 'Actualizar').click()
  await expect(alertDialog(other)).toHaveAccessibleName('Este registro cambió mientras lo editabas')
  await button(alertDialog(other), 'Guardar').click()
  await seeToast(other, 'Los datos del usuario han sido actualizados')
  expect(await mock.record('users', user)).toMatchObject({ names: 'Primera', surnames: 'Segunda' })
  await untilDraftsStored(other, 0)
})

test('two new users are no edit of the same one, and each keeps its own [beyond 4] @release', async ({
  page,
}) => {
  await openAs(page, '/users/new')
  await line(page, 'names').fill('Primera')
  await untilDraftsStored(page)
  const other = await openBeside(page, '/users/new')
  await line(other, 'names').fill('Segunda')
  await untilDraftsStored(other, 2)
  await expect(elsewhere(other)).toBeHidden()
  await expect(draftOffer(other)).toBeHidden()
  await page.close({ runBeforeUnload: false })
  const third = await closeFor(other, 'admin')
  await third.goto('/users/new')
  for (const name of ['Segunda', 'Primera']) {
    await button(draftOffer(third), 'Recuperar cambios').click()
    await expect(line(third, 'names')).toHaveValue(name)
  }
})
