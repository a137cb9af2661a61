import type { Page } from '@playwright/test'
import type { Console } from './consolePage.ts'
import type { Measure } from './measure.ts'

/** What the measurements of the menus play: 2,000 items in the drawer of suite, 400 in its user menu, 60 applications. */
const menuScenarios = ['big-menu', 'huge-menu', 'many-suite-items']

export const menuMeasures: readonly Measure[] = [
  {
    what: 'menu of 400 items opens',
    scenarios: menuScenarios,
    line: 'fast',
    limit: 500,
    measure: (console) => openMenuTab(console, 'Suite', 'usuario', '[role="treeitem"]', 20),
  },
  {
    what: 'one of 400 items moved by key',
    scenarios: menuScenarios,
    line: 'fast',
    limit: 50,
    measure: (console) => moveItems(console, 'move'),
  },
  {
    what: 'a move among 400 items undone',
    scenarios: menuScenarios,
    line: 'fast',
    limit: 50,
    measure: (console) => moveItems(console, 'undo'),
  },
  {
    what: 'menu of 2,000 items opens',
    scenarios: menuScenarios,
    line: 'fast',
    limit: 1_000,
    measure: (console) => openMenuTab(console, 'Suite', 'lateral', '[role="treeitem"]', 15),
  },
  {
    what: '60 applications of the suite open',
    scenarios: menuScenarios,
    line: 'fast',
    limit: 200,
    measure: (console) => openMenuTab(console, 'Ibuhoo', 'suite', 'article', 60),
  },
  {
    what: '410 icons in sight',
    scenarios: [],
    line: 'fast',
    limit: 200,
    measure: async (console) => (await openIcons(console)).times,
  },
  {
    what: 'letter among 410 icons',
    scenarios: [],
    line: 'fast',
    limit: 50,
    measure: typeAmongIcons,
  },
]

type Tab = 'lateral' | 'superior' | 'usuario' | 'suite'

/** Opens a tab of an application whose menus have been read by nobody yet. */
async function arrive({ open, slowDown }: Console, application: string): Promise<Page> {
  const page = await open('/menuSettings/superior')
  const choice = page.locator('.menu-application select')
  await choice.locator('option', { hasText: application }).first().waitFor({ state: 'attached' })
  await choice.selectOption({ label: application })
  await page.locator('main [role="treeitem"], main .menu-empty').first().waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  return page
}

/** From the press on a tab until so many of its parts are there. */
async function openMenuTab(
  console: Console,
  application: string,
  tab: Tab,
  part: string,
  count: number,
): Promise<number[]> {
  const page = await arrive(console, application)
  return [
    await page.evaluate(
      ([to, what, enough]) => {
        const link = document.querySelector<HTMLElement>(`main [role="tab"][href*="/${to}"]`)!
        return window.probe.time(
          () => link.click(),
          () => document.querySelectorAll(`main ${what}`).length >= enough,
        )
      },
      [tab, part, count] as const,
    ),
  ]
}

/** An item among 400 goes down and up, then the steps are undone. */
async function moveItems(console: Console, what: 'move' | 'undo'): Promise<number[]> {
  const page = await arrive(console, 'Suite')
  await page.locator('main [role="tab"][href*="/usuario"]').click()
  await page.locator('main [role="treeitem"]').nth(9).waitFor()
  await page.locator('main .menu-tree-frame').first().locator('[role="treeitem"]').nth(1).focus()
  const press = (keys: { key: string; altKey?: true; ctrlKey?: true }[]): Promise<number[]> =>
    page.evaluate(async (all) => {
      const places = (): string =>
        [...document.querySelectorAll<HTMLElement>('main [role="treeitem"]')]
          .map(({ dataset, style }) => `${dataset['key']} ${style.top}`)
          .toSorted()
          .join()
      const times: number[] = []
      for (const key of all) {
        const before = places()
        const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true })
        times.push(
          await window.probe.time(
            () => document.activeElement!.dispatchEvent(event),
            () => places() !== before,
          ),
        )
      }
      return times
    }, keys)
  const moved = await press(
    ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowUp'].map((key) => ({ key, altKey: true as const })),
  )
  return what === 'move' ? moved : press([1, 2, 3, 4].map(() => ({ key: 'z', ctrlKey: true as const })))
}

/** The second step of an item's dialog, until the icons that have room there are painted. */
async function openIcons({ open, slowDown }: Console): Promise<{ page: Page; times: number[] }> {
  const page = await open('/menuSettings/lateral?app=1')
  await page.getByRole('button', { name: 'Editar Usuarios', exact: true }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Nombre', exact: true }).waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  const ms = await page.evaluate(() => {
    const next = [...document.querySelectorAll<HTMLElement>('dialog[open] button')].find(
      ({ textContent }) => textContent === 'Siguiente',
    )!
    return window.probe.time(
      () => next.click(),
      () => document.querySelectorAll('dialog[open] [role=option]').length >= 48,
    )
  })
  return { page, times: [ms] }
}

async function typeAmongIcons(console: Console): Promise<number[]> {
  const { page } = await openIcons(console)
  await page.locator('dialog[open] [role=option]').nth(400).waitFor({ state: 'attached' })
  const times: number[] = []
  for (const text of ['c', 'ca', 'cal'])
    times.push(
      await page.evaluate((typed) => {
        const found = (): string => document.querySelector('dialog[open] .icon-count')!.textContent
        const before = found()
        const box = document.querySelector<HTMLInputElement>('dialog[open] input[type=search]')!
        return window.probe.time(
          () => {
            box.focus()
            box.select()
            document.execCommand('insertText', false, typed)
          },
          () => found() !== before,
        )
      }, text),
    )
  return times
}
