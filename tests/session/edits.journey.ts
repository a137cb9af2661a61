import type { Locator, Page } from '@playwright/test'
import { draftOffer, reload, takeDraft, untilDraftsStored } from '../support/drafts.ts'
import type { MockControl } from '../support/mockControl.ts'
import { untilSettled } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover, endTokens, offer, signInAgain, signOutElsewhere } from '../support/signInAgain.ts'
import { button, alertDialog } from '../support/userCard.ts'
import { edits, reviewed, type Edit } from './edits.ts'

type Place = { page: Page; mock: MockControl; edit: Edit }

/** A session ends in the middle of the work: while nothing is asked for. */
const inTheMiddle: Readonly<Record<string, (place: Place) => Promise<void>>> = {
  'is closed by the channel': async ({ page, mock }) => {
    await mock.pushStatus('Tu sesión se abrió en otro dispositivo.')
    await expect(alertDialog(page)).toHaveAccessibleName('Sesión finalizada')
    await button(alertDialog(page), 'Aceptar').click()
  },
  'is ended by a sign-out in another tab': ({ page }) => signOutElsewhere(page),
}

/** A session turns out to be over when the work is saved. */
const atTheSave: Readonly<Record<string, (place: Place, save: Locator) => Promise<void>>> = {
  'runs out': async ({ page, mock }, save) => {
    const renew = await endTokens(mock)
    await save.click()
    await expect(cover(page)).toBeVisible()
    await renew()
  },
  'is revoked': async ({ page, mock }, save) => {
    await mock.revokeTokens()
    await save.click()
    await expect(alertDialog(page)).toHaveAccessibleName('Sesión revocada')
    await button(alertDialog(page), 'Aceptar').click()
  },
}

for (const edit of edits)
  test(`${edit.name} outlives four ends of the session, and is written once [beyond 4] @release`, async ({
    page,
    mock,
  }) => {
    const place = { page, mock, edit }
    await edit.begin(page, mock)
    let settled = 0
    async function back(): Promise<void> {
      await signInAgain(page)
      await untilSettled(mock, settled)
      await edit.isThere(page)
    }
    async function settle(): Promise<void> {
      await untilSettled(mock, settled)
      settled = (await mock.requests('validateSession')).length
    }
    for (const [way, end] of Object.entries(inTheMiddle))
      await test.step(way, async () => {
        await settle()
        await end(place)
        await expect(cover(page)).toBeVisible()
        await back()
      })
    let save = await reviewed(page, edit, await edit.save(page))
    for (const [way, end] of Object.entries(atTheSave))
      await test.step(way, async () => {
        await settle()
        await end(place, save)
        await expect(cover(page)).toBeVisible()
        await back()
        save = await reviewed(page, edit, offer(page).getByRole('button').first())
        await expect(save).toBeVisible()
      })
    const written = async (): Promise<number> =>
      (await mock.requests(edit.call)).filter(({ status }) => status === 200).length
    expect(await written()).toBe(0)
    await save.click()
    await expect.poll(written).toBe(1)
    await edit.isStored(mock)
    if (edit.leadsTo) await expect.poll(() => new URL(page.url()).pathname).toBe(edit.leadsTo)
  })

for (const edit of edits)
  test(`${edit.name} outlives a reload, and is written once [beyond 4] @release`, async ({ page, mock }) => {
    await edit.begin(page, mock)
    await edit.isThere(page)
    await untilDraftsStored(page)
    await reload(page)
    await takeDraft(page)
    await edit.isThere(page)
    await expect(draftOffer(page)).toBeHidden()
    await (await reviewed(page, edit, await edit.save(page))).click()
    await expect
      .poll(async () => (await mock.requests(edit.call)).filter(({ status }) => status === 200).length)
      .toBe(1)
    await edit.isStored(mock)
    await untilDraftsStored(page, 0)
  })
