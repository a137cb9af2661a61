import type { Page } from '@playwright/test'
import { draftOffer, reload, takeDraft, untilKept } from '../support/drafts.ts'
import { goOffline } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { cover, endTokensAt, signInAgain } from '../support/signInAgain.ts'
import { button, dialog, line, openEdit } from '../support/userCard.ts'

const user = 101

async function type(page: Page, names = 'Primera'): Promise<void> {
  await line(page, 'names').fill(names)
  await untilKept(page)
}

async function expectOffer(page: Page, names = 'Primera'): Promise<void> {
  await takeDraft(page)
  await expect(line(page, 'names')).toHaveValue(names)
}

test('what was typed with a question of the save open is there after a reload (beyond 4)', async ({
  page,
}) => {
  await openEdit(page, user)
  await type(page)
  await button(page, 'Actualizar').click()
  await expect(dialog(page)).toBeVisible()
  await reload(page)
  await expectOffer(page)
})

test('what was typed with a conflict open is there after a reload, with the conflict (beyond 4) @firefox', async ({
  page,
  mock,
}) => {
  await openEdit(page, user)
  await type(page)
  await mock.change('users', user, { names: 'Ajena' })
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toHaveAccessibleName('Otra persona modificó este registro')
  await reload(page)
  await expectOffer(page)
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(dialog(page)).toHaveAccessibleName('Otra persona modificó este registro')
  expect((await mock.record('users', user)).names).toBe('Ajena')
})

test('what was typed is kept where the save is refused for want of rights (beyond 4)', async ({
  page,
  mock,
}) => {
  await openEdit(page, user)
  await type(page)
  const fault = await mock.fault({ match: { path: '/api/user/modify' }, kind: 'status', status: 403 })
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect.poll(async () => (await mock.requests('modifyUser')).length).toBe(1)
  await reload(page)
  await mock.removeFault(fault)
  await expectOffer(page)
})

test('what was typed offline is kept, also where the session is over by then (beyond 4)', async ({
  page,
  mock,
}) => {
  await openEdit(page, user)
  await goOffline(page, mock)
  await type(page)
  // What the page reads unasked once it is back finds no end.
  const renew = await endTokensAt(page, mock, '**/api/user/modify')
  await page.context().setOffline(false)
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect(cover(page)).toBeVisible()
  await untilKept(page)
  await renew()
  await signInAgain(page)
  await expect(line(page, 'names')).toHaveValue('Primera')
  await reload(page)
  await expectOffer(page)
})

test('a release that took the old code away takes nothing that is typed after it (beyond 4)', async ({
  page,
}) => {
  await openEdit(page, user)
  await untilKept(page, null)
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => name.includes('drafts.')),
      ),
    )
    .toBe(true)
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await type(page)
  await page.unroute('**/assets/**')
  await reload(page)
  await expectOffer(page)
})

test('without the code of drafts an edit goes on and is saved (beyond 4)', async ({ page, mock }) => {
  await page.route(/\/drafts\.[^/]*\.js/, (route) => route.abort())
  await openEdit(page, user)
  await line(page, 'names').fill('Primera')
  await button(page, 'Actualizar').click()
  await button(dialog(page), 'Guardar').click()
  await expect.poll(async () => (await mock.record('users', user)).names).toBe('Primera')
  await expect(draftOffer(page)).toBeHidden()
})
