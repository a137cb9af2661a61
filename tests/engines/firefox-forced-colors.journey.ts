import { firefoxWith, preferences } from '../support/firefox.ts'
import { expectSeen } from '../support/forcedColors.ts'
import { holdSession } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'
import { screensOf } from '../support/screens.ts'

test.use({ launchOptions: firefoxWith(preferences.forcedColors) })

/** One screen of each kind: list, card, form, the tree and the grid of the menus. */
const kinds = [
  '/users',
  '/apps/3',
  '/menuSettings/lateral?app=1',
  '/menuSettings/suite?app=1',
  '/notifications/new',
]

test('public screens are seen in the colours of the system @firefox-release @release', async ({ page }) => {
  for (const { path, ready } of screensOf.nobody)
    await test.step(path, async () => {
      await page.goto(path)
      await ready(page).waitFor()
      await expectSeen(page)
    })
})

test('screens of each kind are seen in the colours of the system @firefox-release @release', async ({
  page,
}) => {
  await holdSession(page)
  const screens = screensOf.admin.filter(({ path }) => kinds.includes(path))
  expect(screens).toHaveLength(kinds.length)
  for (const { path, ready } of screens)
    await test.step(path, async () => {
      await page.goto(path)
      await ready(page).waitFor()
      await expectSeen(page)
    })
})

test('words, buttons and the open tab have colours of the system @firefox-release @release', async ({
  page,
}) => {
  await holdSession(page)
  await page.goto('/users/new')
  await page.getByRole('tab', { selected: true }).waitFor()
  const colors = await page.evaluate(() => {
    const named = (color: string): string => {
      const probe = document.body.appendChild(document.createElement('i'))
      probe.style.backgroundColor = color
      const { backgroundColor } = getComputedStyle(probe)
      probe.remove()
      return backgroundColor
    }
    const lookOf = (selector: string): CSSStyleDeclaration =>
      getComputedStyle(document.querySelector(selector)!)
    return [
      [lookOf('body').backgroundColor, named('Canvas')],
      [lookOf('h1').color, named('CanvasText')],
      [lookOf('[role=tab][aria-selected=true]').backgroundColor, named('Highlight')],
      [lookOf('[role=tab][aria-selected=true]').color, named('HighlightText')],
      [lookOf('main .ui-button').borderTopColor, named('ButtonBorder')],
    ]
  })
  expect(colors.map(([color]) => color)).toEqual(colors.map(([, ofSystem]) => ofSystem))
})

test('a disabled button has the system’s colour of disabled text @firefox-release @release', async ({
  page,
}) => {
  await holdSession(page)
  await page.goto('/menuSettings/lateral?app=1')
  await page.getByRole('treeitem').first().waitFor()
  const [color, border, gray] = await page.evaluate(() => {
    const button = getComputedStyle(document.querySelector('main .ui-button[aria-disabled=true]')!)
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'GrayText'
    const gray = getComputedStyle(probe).color
    probe.remove()
    return [button.color, button.borderTopColor, gray]
  })
  expect([color, border]).toEqual([gray, gray])
})
