import type { Page } from '@playwright/test'
import type { Console } from './consolePage.ts'
import { listing } from './listing.ts'
import type { Measure } from './measure.ts'
import { typing } from './typing.ts'

/** The lists of what gives access on their first visit, a long list of privileges, and a role that counts everywhere. */
export const accessMeasures: readonly Measure[] = [
  ...['/privileges', '/apps', '/roles'].map((path): Measure => ({
    what: `list at ${path} usable, first visit`,
    scenarios: [],
    line: 'poor',
    limit: 2_040,
    measure: (console) => listing(console, path),
  })),
  ...(['fast', 'slow'] as const).flatMap((line): Measure[] => [
    {
      what: 'letter among 1,000 privileges',
      scenarios: ['many-privileges'],
      line,
      limit: line === 'fast' ? 50 : 100,
      measure: (console) => typing(console, '/privileges', ['9', '99', '999']),
    },
    {
      what: 'role over 40 applications opens its tab',
      scenarios: ['big-roles'],
      line,
      ...(line === 'fast' && { limit: 300 }),
      measure: openingRole,
    },
    {
      what: 'one of 1,000 privileges given to a role',
      scenarios: ['big-roles'],
      line,
      ...(line === 'fast' && { limit: 50 }),
      measure: givingOne,
    },
    {
      what: 'all of 1,000 privileges given to a role',
      scenarios: ['big-roles'],
      line,
      ...(line === 'fast' && { limit: 100 }),
      measure: givingAll,
    },
  ]),
]

/** The card of the role that gives 1,000 privileges in one application and counts in all. */
async function openRole({ open }: Console): Promise<Page> {
  const page = await open('/roles?search=gran+rol+1')
  await page.getByRole('link', { name: 'Gran rol 1', exact: true }).click()
  await page.locator('main [role="tab"][href$="/aplicaciones"]').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function openingRole(console: Console): Promise<number[]> {
  const page = await openRole(console)
  await console.slowDown()
  return [
    await page.evaluate(() => {
      const link = document.querySelector<HTMLElement>('main [role="tab"][href$="/aplicaciones"]')!
      return window.probe.time(
        () => link.click(),
        () => document.querySelector('.role-access-rows input') !== null,
      )
    }),
  ]
}

async function openAccess(console: Console): Promise<Page> {
  const page = await openRole(console)
  await page.locator('main [role="tab"][href$="/aplicaciones"]').click()
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
  await page.locator('.role-access-rows input:enabled').first().waitFor()
  await page.waitForLoadState('networkidle')
  await console.slowDown()
  return page
}

async function givingOne(console: Console): Promise<number[]> {
  const page = await openAccess(console)
  const times: number[] = []
  for (const row of [1, 2, 3])
    times.push(
      await page.evaluate((at) => {
        const line = document.querySelectorAll('.role-access-rows li')[at]!
        return window.probe.time(
          () => line.querySelector('input')!.click(),
          () => line.hasAttribute('data-changed'),
        )
      }, row),
    )
  return times
}

async function givingAll(console: Console): Promise<number[]> {
  const page = await openAccess(console)
  return [
    await page.evaluate(() => {
      const all = document.querySelector<HTMLInputElement>('.app-panel-heading input[type=checkbox]')!
      const line = document.querySelector('.role-access-rows li')!
      const before = line.querySelector('input')!.checked
      return window.probe.time(
        () => all.click(),
        () => line.querySelector('input')!.checked !== before || all.checked,
      )
    }),
  ]
}
