import type { Browser } from '@playwright/test'
import { inTurn, printRatio } from './inTurn.ts'
import { visit } from './visit.ts'
import { nobody } from './world.ts'

const field = 'input[autocomplete="username"]:not([disabled]):not([readonly])'

/** The sign-in beside the same form as static HTML, and prerendered and hydrated by React, on a slow line with an empty cache. */
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
  const ratio = (goal: string): number => seen.get(portal)![goal]! / seen.get(plainReact)![goal]!
  console.table(Object.fromEntries(seen))
  console.log('  beside the form of React')
  printRatio('first paint', ratio('paint'), { most: 1.15 })
  printRatio('user name can be typed', ratio('usable'), { most: 1.15 })
  printRatio('a submit is answered', ratio('answered'), { most: 1.2 })
}
