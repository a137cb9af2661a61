import type { Page } from '@playwright/test'
import { listApplications } from '#contracts/applications.ts'
import { listPrivileges } from '#contracts/privileges.ts'
import { listRoles } from '#contracts/roles.ts'
import type { Console } from './consolePage.ts'
import { longest } from './interactionMeasures.ts'
import type { Measure } from './measure.ts'

/** How many records of each kind the box looks through. */
const crowds = [
  { path: listApplications.path, count: 1_000 },
  { path: listRoles.path, count: 5_000 },
  { path: listPrivileges.path, count: 5_000 },
]

/** The box that goes anywhere (beyond 25), its code being there, as it comes when its button is pointed at; and the filters. */
export const findMeasures: readonly Measure[] = [
  {
    what: 'box opened, to paint',
    line: 'slow',
    limit: 100,
    async measure(console) {
      const page = await openUsers(console)
      await console.slowDown()
      return longest(page, () => page.keyboard.press('Control+k'))
    },
  },
  {
    // What any dialog costs there that puts the page out of reach.
    what: 'a modal dialog with a field and nothing else on the same page, to paint',
    line: 'slow',
    async measure(console) {
      const page = await openUsers(console)
      await page.evaluate(() => {
        const dialog = document.createElement('dialog')
        dialog.innerHTML = '<input autofocus>'
        document.body.append(dialog)
        document.addEventListener('keydown', ({ key }) => key === 'F9' && dialog.showModal())
      })
      await console.slowDown()
      return longest(page, () => page.keyboard.press('F9'))
    },
  },
  {
    what: 'letter in the box, with 11,000 records, to paint',
    line: 'slow',
    limit: 50,
    async measure(console) {
      const page = await openUsers(console)
      await page.keyboard.press('Control+k')
      await page.keyboard.type('a')
      // All records are read now.
      await page.waitForLoadState('networkidle')
      await console.slowDown()
      return longest(page, () => page.keyboard.type('u'))
    },
  },
  {
    what: '5,000 people filtered, from the address to the rows',
    scenarios: ['many-users'],
    line: 'slow',
    async measure({ open, slowDown }) {
      const from = performance.now()
      const page = await open('/users?state=inactive')
      await slowDown()
      await page.locator('main tbody a[data-row]').nth(9).waitFor()
      return [performance.now() - from]
    },
  },
]

async function openUsers({ open }: Console): Promise<Page> {
  const page = await open('/users')
  await page.locator('main tbody a[data-row]').nth(9).waitFor()
  await multiply(page)
  await page.locator('.palette-button').hover()
  await page.waitForLoadState('networkidle')
  return page
}

/** Lets lists answer many more records than the mock has, by the ones it has. */
async function multiply(page: Page): Promise<void> {
  for (const { path, count } of crowds)
    await page.route(
      (url) => url.pathname.endsWith(path),
      async (route) => {
        const answer = await route.fetch()
        const body = (await answer.json()) as { result: { records: { id: number; name: string }[] } }
        const { records } = body.result
        body.result.records = Array.from({ length: count }, (_, at) => {
          const model = records[at % records.length]!
          return { ...model, id: at + 1, name: `${model.name} ${at}` }
        })
        await route.fulfill({ response: answer, json: body })
      },
    )
}
