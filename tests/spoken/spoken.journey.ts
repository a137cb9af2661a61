import type { Page } from '@playwright/test'
import { reload, untilDraftsStored } from '../support/drafts.ts'
import { item, openMenu, putMenu, rowsOf } from '../support/menus.ts'
import { holdSession, signIn } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { expectHeard, startScreenReader } from '../support/screenReader.ts'
import { filled, texts } from '../support/texts.ts'
import { untilHydrated } from '../support/untilHydrated.ts'
import { button, alertDialog } from '../support/userCard.ts'

// What people hear who don't see the page, written down in `transcripts`, a file for each journey and language. A
// change of words or of their order changes these files, and a person must read them: playwright test tests/spoken
// --update-snapshots=changed

const speak = (page: Page, language: string) =>
  page.addInitScript((chosen) => localStorage.setItem('bms_lang', chosen), language)

/** Runs in the page: another tab that is asked may take as long as it needs to answer, and is asked once. */
function waitLongForOtherTab(): void {
  const set = window.setTimeout
  window.setTimeout = ((run: () => void, ms?: number) => set(run, ms === 3_000 ? 60_000 : ms)) as typeof set
}

/** Sections of a user load when they come into view, and tell so. */
async function untilSectionsLoaded(page: Page): Promise<void> {
  for (const content of ['.held-companies', '.access-node'])
    await expect(page.locator(content).first()).toBeAttached()
}

/** Holds what was heard against what is written down. Times and counts of seconds differ from run to run. */
function expectTranscript(name: string, scenes: Record<string, string[]>): void {
  const text = Object.entries(scenes)
    .map(([scene, heard]) => [`# ${scene}`, ...heard].join('\n'))
    .join('\n\n')
  expect(`${text.replaceAll(/\d\d:\d\d/g, 'mm:ss')}\n`).toMatchSnapshot(`${name}.txt`)
}

for (const [language, words] of Object.entries(texts)) {
  test.describe(`announcements in ${language}`, () => {
    test.beforeEach(({ page }) => speak(page, language))

    test('at the sign-in: the form, a wrong password, a lock at its start, at a minute and at its end [LCK-09] @release', async ({
      page,
    }) => {
      await page.clock.install()
      await page.goto('/login')
      await untilHydrated(page)
      await expect(page.getByLabel(words.login.user)).toBeFocused()
      const reader = await startScreenReader(page)
      const form = await reader.read(page.locator('main'))
      await signIn(page, 'ana.lopez', 'not the one', words)
      const wrong = await expectHeard(reader, /^alert: /m)
      await signIn(page, 'pedro.bloqueado', 'not the one', words)
      const locked = await expectHeard(reader, /^\w+: .*\d\d:\d\d/m)
      await page.clock.runFor(13 * 60_000)
      const waiting = await reader.heard()
      await page.clock.runFor(60_000 + 30_000)
      const minute = await reader.heard()
      await page.clock.runFor(60_000)
      const released = await reader.heard()
      expectTranscript(`sign-in.${language}`, { form, wrong, locked, waiting, minute, released })
    })

    test('on a card: a question before leaving, a conflict, a save @release', async ({ page, mock }) => {
      await holdSession(page)
      await page.goto('/users/3')
      await button(page, words.cards.edit).click()
      const field = page.getByLabel(words.userCard.fields.phoneNumber, { exact: true })
      await expect(field).toBeVisible()
      const reader = await startScreenReader(page)
      await field.fill('3001112233')
      const edited = await expectHeard(reader, /^status: /m)
      await page.locator('nav a[href="/roles"]').first().click()
      await expect(alertDialog(page)).toBeVisible()
      const leaving = [...(await reader.heard()), ...(await reader.read(alertDialog(page)))]
      await page.keyboard.press('Escape')
      await expect(alertDialog(page)).toHaveCount(0)
      const stayed = await reader.heard()
      await mock.change('users', 3, { phoneNumber: '3009998877' })
      await button(page, words.cards.reviewTitle).click()
      const review = page.getByRole('alertdialog', { name: words.cards.reviewTitle })
      await expect(review).toBeVisible()
      const reviewed = [...(await reader.heard()), ...(await reader.read(review))]
      await button(review, words.cards.save).click()
      await expect(review).toHaveCount(0)
      await expect(alertDialog(page)).toBeVisible()
      const conflict = [...(await reader.heard()), ...(await reader.read(alertDialog(page)))]
      await button(alertDialog(page), words.cards.save).click()
      const saved = await expectHeard(reader, /^status: .*\n?.*$/m)
      await expect(button(page, words.cards.edit)).toBeVisible()
      saved.push(...(await reader.heard()))
      expectTranscript(`card.${language}`, { edited, leaving, stayed, reviewed, conflict, saved })
    })

    test('of what was left on a card, and of the same in another tab [beyond 4] @release', async ({
      page,
    }) => {
      await holdSession(page)
      await page.goto('/users/3')
      await button(page, words.cards.edit).click()
      const field = page.getByLabel(words.userCard.fields.phoneNumber, { exact: true })
      await field.fill('3001112233')
      await untilDraftsStored(page)
      await reload(page)
      const offer = page.getByRole('region', { name: words.drafts.title })
      await expect(offer).toBeVisible()
      await untilSectionsLoaded(page)
      const reader = await startScreenReader(page)
      const left = (await reader.read(offer)).map((heard) =>
        heard.replace(/\d\d\/\d\d\/\d{4} \d\d:\d\d/, 'dd/mm/yyyy hh:mm'),
      )
      await button(offer, words.drafts.take).press('Enter')
      await expect(field).toHaveValue(/3001112233/)
      const taken = await reader.heard()

      const other = await page.context().newPage()
      await speak(other, language)
      await other.addInitScript(waitLongForOtherTab)
      await holdSession(other)
      await other.goto('/users/3')
      await expect(button(other, words.cards.edit)).toBeVisible()
      await untilSectionsLoaded(other)
      const second = await startScreenReader(other)
      await button(other, words.cards.edit).press('Enter')
      const there = other.getByRole('region', { name: words.drafts.elsewhereTitle })
      await expect(there).toBeVisible()
      const elsewhere = await second.heard()
      await button(there, words.drafts.point).press('Enter')
      await expect(there).toContainText(words.drafts.mark)
      const pointed = await second.heard()
      expectTranscript(`drafts.${language}`, { left, taken, elsewhere, pointed })
    })

    test('in a list: a selection, a question, the progress of many calls and their result @release', async ({
      page,
      mock,
    }) => {
      for (const id of [101, 102, 103])
        await mock.change('users', id, { surnames: 'Cincuenta', idTypeUser: 2, idstate: 0 })
      await holdSession(page)
      await page.goto('/users?search=cincuenta')
      await expect(page.locator('a[data-row]')).toHaveCount(3)
      const reader = await startScreenReader(page)
      await page.getByRole('checkbox', { name: words.list.selectPage }).check()
      const chosen = await expectHeard(reader, /3/)
      await button(page, words.list.deactivate).click()
      await expect(alertDialog(page)).toBeVisible()
      const question = [...(await reader.heard()), ...(await reader.read(alertDialog(page)))]
      await button(alertDialog(page), words.list.deactivate).click()
      const results = page.getByRole('dialog').getByRole('listitem')
      await expect(results).toHaveCount(3)
      const done = await reader.heard()
      const told = await reader.read(page.getByRole('dialog'))
      expectTranscript(`list.${language}`, { chosen, question, done: [...done, ...told] })
    })

    test('in a menu: an item moved by keys, the way back, a place chosen by single clicks (2.5.7) @release', async ({
      page,
      mock,
    }) => {
      await putMenu(mock, 1, 'Uno', { name: 'Dos', children: ['Tres'] }, 'Cuatro')
      await openMenu(page, mock, 'lateral', 1, words.menuDraft.noChanges)
      const reader = await startScreenReader(page)
      await item(page, 'Cuatro').focus()
      await page.keyboard.press('Alt+ArrowUp')
      await expect
        .poll(() => rowsOf(page, words.menuSettings.items))
        .toEqual(['1 Uno', '1 Cuatro', '1 Dos', '2 Tres'])
      const moved = await reader.heard()
      await page.keyboard.press('Control+z')
      await expect
        .poll(() => rowsOf(page, words.menuSettings.items))
        .toEqual(['1 Uno', '1 Dos', '2 Tres', '1 Cuatro'])
      const undone = await reader.heard()
      await button(page, words.menuSettings.moveTo).click()
      await expect(alertDialog(page)).toBeVisible()
      const choosing = [...(await reader.heard()), ...(await reader.read(alertDialog(page)))]
      expectTranscript(`menu.${language}`, { moved, undone, choosing })
    })

    test('in the calendar of a date: the month, days by arrows, the day that was chosen @release', async ({
      page,
    }) => {
      await holdSession(page)
      await page.goto('/notifications/new')
      const opener = page.getByRole('button', {
        name: new RegExp(filled(words.fields.openCalendar, { label: '' })),
      })
      await expect(opener.first()).toBeVisible()
      await page
        .getByRole('textbox', { name: /dd/ })
        .or(opener.locator('xpath=../input'))
        .first()
        .fill('10/03/2099')
      const reader = await startScreenReader(page)
      await opener.first().click()
      await expect(page.getByRole('dialog')).toBeVisible()
      const opened = await reader.heard()
      for (const key of ['ArrowRight', 'ArrowDown', 'PageDown']) await page.keyboard.press(key)
      const walked = await reader.heard()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      expectTranscript(`calendar.${language}`, { opened, walked, chosen: await reader.heard() })
    })
  })
}
