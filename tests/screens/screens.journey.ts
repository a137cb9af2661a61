import type { Page } from '@playwright/test'
import { expectAccessible, inBothSchemes } from '../support/accessibility.ts'
import { expectNamesOfActionsUnique } from '../support/actionNames.ts'
import { expectKnown, look, lookAround, type Found } from '../support/layoutWalk.ts'
import { expectSeenInForcedColors } from '../support/forcedColors.ts'
import { expectNoLeaks } from '../support/noise.ts'
import type { MockControl } from '../support/mockControl.ts'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { walks, type Screen } from '../support/screens.ts'
import { secondOpinion } from '../support/secondRules.ts'
import { slowness } from '../support/slowness.ts'
import { expectTextSettingsHold } from '../support/textSettings.ts'

/**
 * How much of the window sticky bars take, how far the page goes beyond its side, and whether the open
 * tab is cut; runs in the page.
 */
function roomLeft(): { beyond: number; isHalfFree: boolean; isTabCut: boolean } {
  const bars = [...document.querySelectorAll('body *')].filter((element) => {
    const { position } = getComputedStyle(element)
    if (position !== 'sticky' && position !== 'fixed') return false
    const { top, bottom, width } = element.getBoundingClientRect()
    return (
      width > window.innerWidth / 2 &&
      bottom > 0 &&
      top < window.innerHeight &&
      !element.closest('table, dialog')
    )
  })
  const taken = bars.reduce((sum, bar) => sum + bar.getBoundingClientRect().height, 0)
  const tab = document.querySelector('[role=tab][aria-selected=true]')?.getBoundingClientRect()
  return {
    beyond: Math.max(0, document.documentElement.scrollWidth - window.innerWidth),
    isHalfFree: taken <= window.innerHeight / 2,
    isTabCut: tab !== undefined && (tab.left < 0 || tab.right > window.innerWidth),
  }
}

async function fitsZoomed(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2))
  await expect.poll(() => page.evaluate(roomLeft)).toEqual({ beyond: 0, isHalfFree: true, isTabCut: false })
}

/** As a person does: what is on the screen changes its language at once, and pages that are loaded later have it too. */
async function chooseLanguage(page: Page, name: 'Español' | 'Português'): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await ownMenu(page).click()
  await page.getByRole('menuitemradio', { name }).click()
  await page.keyboard.press('Escape')
}

/** What the screens show, with names of a hundred letters. */
async function lengthenNames(mock: MockControl): Promise<void> {
  const name =
    'Mesa de ayuda y control de la nómina y de la cartera de las sedes del norte y del sur y del oriente.'
  await mock.change('users', 4, { names: name.slice(0, 44), surnames: name.slice(45) })
  await mock.change('companies', 1, { name })
  await mock.change('applications', 3, { title: name })
  await mock.change('privileges', 3, { name: name.toUpperCase().replaceAll(' ', '_') })
  await mock.change('roles', 6, { name })
  await mock.change('notifications', 2, { reason: name })
  for (const { id, menujson } of await mock.records('menus'))
    await mock.change('menus', id, { menujson: menujson.replace(/(?<="name":")[^"]+/, name) })
}

async function openScreen(page: Page, { path, ready, open }: Screen): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  await page.goto(path)
  await ready(page).waitFor()
  await open?.(page)
}

for (const { person, room, screens } of walks) {
  test(`every screen of ${person} below /${room} is named, accessible and whole at every width`, async ({
    page,
  }) => {
    test.setTimeout((60_000 + screens.length * 15_000) * slowness)
    if (person !== 'nobody') await holdSession(page, person)
    for (const screen of screens)
      await test.step(screen.path, async () => {
        await openScreen(page, screen)
        await expectNamesOfActionsUnique(page)
        if (screen.title) {
          const title = screen.title.replace(/[()]/g, '\\$&')
          await expect(page).toHaveTitle(new RegExp(`^${title}( · Ibuhoo)?$`))
        }
        await inBothSchemes(page, () => expectAccessible(page, ['target-size']))
        await expectNoLeaks(page)
        const found: Found = new Map()
        if (screen.open) await look(page, found, 'open', [390, 1280])
        else await lookAround(page, found)
        expectKnown(found, screen)
      })
  })

  test(`what the screens of ${person} below /${room} open is whole, and moves nothing @release`, async ({
    page,
  }) => {
    test.setTimeout((60_000 + screens.length * 30_000) * slowness)
    if (person !== 'nobody') await holdSession(page, person)
    const opened = new Set<string>()
    for (const screen of screens.filter(({ open }) => !open))
      await test.step(screen.path, async () => {
        await openScreen(page, screen)
        const found: Found = new Map()
        await lookAround(page, found, opened)
        expectKnown(found, screen)
      })
  })

  test(`every screen of ${person} below /${room} holds forced colours, large text and Portuguese @release`, async ({
    mock,
    page,
  }) => {
    test.setTimeout((60_000 + screens.length * 30_000) * slowness)
    await lengthenNames(mock)
    if (person !== 'nobody') await holdSession(page, person)
    for (const screen of screens)
      await test.step(screen.path, async () => {
        const { open } = screen
        await openScreen(page, screen)
        await expectSeenInForcedColors(page)
        await page.emulateMedia({ forcedColors: 'none' })
        await expectTextSettingsHold(page, screen)
        await fitsZoomed(page)
        if (person !== 'admin') return
        if (open) await page.keyboard.press('Escape')
        // Whose words are the longest.
        await chooseLanguage(page, 'Português')
        await expect(page.locator('html')).toHaveAttribute('lang', 'pt')
        if (open) await openScreen(page, screen)
        const found: Found = new Map()
        await look(page, found, 'in Portuguese')
        expectKnown(found, screen, false)
        if (open) await page.keyboard.press('Escape')
        await chooseLanguage(page, 'Español')
      })
  })
}

test('finds what forced colours hide, and two actions of one name @release', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByLabel('Usuario').evaluate((field) => {
    for (const line of ['outline', 'border']) field.style.setProperty(line, '0', 'important')
  })
  await expect(expectSeenInForcedColors(page)).rejects.toThrow(/no focus[^]*no edge/)
  await page.evaluate(() =>
    document.querySelector('form')!.append(document.querySelector('form button')!.cloneNode(true)),
  )
  await expect(expectNamesOfActionsUnique(page)).rejects.toThrow(/button/)
})

test('finds a field without a name in a page and in a dialog, but not behind a dialog @release', async ({
  page,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await secondOpinion(page)).toEqual([])
  const unnamed = expect.stringMatching(/^input_label_exists: [^]*nobody/)
  await page.evaluate(() => {
    const field = Object.assign(document.createElement('input'), { className: 'nobody' })
    document.querySelector('main')!.append(field)
  })
  expect(await secondOpinion(page)).toContainEqual(unnamed)
  await page.evaluate(() => {
    const dialog = Object.assign(document.createElement('dialog'), { ariaLabel: 'Aviso' })
    dialog.append(Object.assign(document.createElement('button'), { textContent: 'Aceptar' }))
    document.body.append(dialog)
    dialog.showModal()
  })
  expect(await secondOpinion(page)).toEqual([])
  await page.evaluate(() =>
    document.querySelector('dialog:modal')!.append(document.querySelector('.nobody')!),
  )
  expect(await secondOpinion(page)).toContainEqual(unnamed)
})
