import type { Page } from '@playwright/test'
import type { Console } from './consolePage.ts'
import type { Measure } from './measure.ts'

/** What the measurements of the menus play: 2,000 items in the drawer of suite, 400 in its user menu, 60 applications. */
export const menuScenarios = ['big-menu', 'huge-menu', 'many-suite-items']

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
    what: 'longest wait of a pointer among 400 items',
    scenarios: menuScenarios,
    line: 'fast',
    limit: 16,
    measure: dragItem,
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

/** The 400 items of a user menu, or the 2,000 of a drawer, on a page that is as slow as its line says. */
export async function openManyItems(console: Console, tab: 'usuario' | 'lateral' = 'usuario'): Promise<Page> {
  const page = await arrive(console, 'Suite')
  await page.locator(`main [role="tab"][href*="/${tab}"]`).click()
  await page.locator('main [role="treeitem"]').nth(9).waitFor()
  return page
}

/** The longest time in which the page does nothing for the pointer that drags an item over the others, ms. */
async function dragItem(console: Console): Promise<number[]> {
  const page = await openManyItems(console)
  const items = page.locator('main .menu-tree-frame').first().locator('[role="treeitem"]')
  const from = (await items.nth(1).boundingBox())!
  const to = (await items.nth(8).boundingBox())!
  const x = from.x + from.width / 3
  await page.mouse.move(x, from.y + 10)
  await page.mouse.down()
  await page.mouse.move(x, from.y + 20)
  const meter = await page.evaluateHandle(() => {
    const waits = { longest: 0, moves: 0 }
    const { port1, port2 } = new MessageChannel()
    let last = performance.now()
    port1.onmessage = () => {
      const now = performance.now()
      waits.longest = Math.max(waits.longest, now - last)
      last = now
      port2.postMessage(null)
    }
    port2.postMessage(null)
    document.addEventListener('pointermove', () => (waits.moves += 1))
    return waits
  })
  await page.mouse.move(x, to.y + 10, { steps: 40 })
  await page.mouse.move(x + 30, from.y + 20, { steps: 40 })
  const { longest, moves } = await meter.evaluate((waits) => ({ ...waits }))
  if (moves < 40) throw new Error(`Only ${moves} moves of the pointer arrived.`)
  await page.mouse.up()
  return [longest]
}

/** An item among 400 goes down and up, then the steps are undone. */
async function moveItems(console: Console, what: 'move' | 'undo'): Promise<number[]> {
  const page = await openManyItems(console)
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
