import type { Browser } from '@playwright/test'
import { inTurn, printRatio } from './inTurn.ts'
import { visit } from './visit.ts'
import { nobody } from './world.ts'

const field = 'input[autocomplete="username"]:not([disabled]):not([readonly])'

/** The sign-in beside the same form as static HTML and in plain React, on a slow line with an empty cache. */
export async function benchSignIn(browser: Browser, url: string, runs: number): Promise<void> {
  const world = nobody(url)
  const [portal, byHand, plainReact] = [
    '/login',
    '/bench/static-form.html',
    '/bench/plain-form.html',
  ] as const
  const goals = { width: 390, usable: { field, rows: 0 } }
  const seen = await inTurn([portal, byHand, plainReact], runs, async (path) => ({
    ...(await visit(browser, world, { ...goals, path })),
    // A static form does not respond.
    ...(path !== byHand && {
      answered: (await visit(browser, world, { path, width: 390, answered: field }))['answered']!,
    }),
  }))
  const of = (path: typeof portal | typeof byHand | typeof plainReact, goal: string): number =>
    seen.get(path)![goal]!
  const ratio = (goal: string, other: typeof byHand | typeof plainReact): number =>
    of(portal, goal) / of(other, goal)
  console.table(Object.fromEntries(seen))
  printRatio('first paint, beside the form by hand', ratio('paint', byHand), { most: 1.15 })
  printRatio('user name can be typed, beside the form by hand', ratio('usable', byHand), { most: 1.1 })
  printRatio('a submit is answered, beside the form of React', ratio('answered', plainReact), { most: 1.35 })
}
