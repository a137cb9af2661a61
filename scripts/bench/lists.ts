import type { Browser } from '@playwright/test'
import { listResources } from '#shared/resources/resources.ts'
import { inTurn, printRatio } from './inTurn.ts'
import { visit, type Goals } from './visit.ts'
import { administrator } from './world.ts'

const common = { width: 1_280, again: true } as const
const row = 'main tbody a[data-row]'
const usable = { field: 'main input[type="search"]', rows: 25 }
/** First own content of each screen. */
const screens: Readonly<Record<string, Goals>> = {
  ...Object.fromEntries(listResources.map(({ id, path }) => [id, { path, row, ...common }])),
  users: { path: '/users?size=25', row, usable, ...common },
  menus: { path: '/menuSettings/superior?app=1', row: 'main [role="treeitem"]', ...common },
  'plain table': { path: '/bench/plain-table.html?size=25', row: 'main tbody a', usable, ...common },
  'static page': { path: '/bench/static-form.html', row: 'form', ...common },
}

/** First and second visit of every screen, beside the same users in a plain table with router and store, and a static page. */
export async function benchLists(browser: Browser, url: string, runs: number): Promise<void> {
  const world = await administrator(url, [])
  const seen = await inTurn(Object.keys(screens), runs, (name) => visit(browser, world, screens[name]!))
  const ratio = (goal: string, name: string, other: string): number =>
    seen.get(name)![goal]! / seen.get(other)![goal]!
  console.table(Object.fromEntries(seen))
  printRatio('first paint of users, beside the static page', ratio('paint', 'users', 'static page'), {
    most: 1.3,
  })
  printRatio('users, first visit, beside the plain table', ratio('usable', 'users', 'plain table'), {
    most: 1.15,
  })
  printRatio('users, second visit, beside the plain table', ratio('again', 'users', 'plain table'), {
    most: 1.3,
  })
  for (const { id } of listResources.filter((one) => one.id !== 'users'))
    printRatio(`first row of ${id}, beside users`, ratio('row', id, 'users'), { most: 1.05 })
}
