import type { Page } from '@playwright/test'
import type { Console } from './consolePage.ts'
import type { Measure } from './measure.ts'

/** The templates of a new notification, of which there are 200. */
export const notificationMeasures: readonly Measure[] = [
  {
    what: '200 templates open',
    scenarios: ['many-templates'],
    line: 'fast',
    limit: 200,
    measure: async (console) => [await openTemplates(await openCopy(console))],
  },
  {
    what: 'a chosen template shows its fields',
    scenarios: ['many-templates'],
    line: 'fast',
    limit: 100,
    measure: chooseTemplate,
  },
]

/** A copy of a notification, once its template and all others are there. */
async function openCopy({ open, slowDown }: Console): Promise<Page> {
  const page = await open('/notifications/new?from=1')
  const templates = page.getByRole('combobox', { name: 'Plantilla' })
  await templates.waitFor()
  await page.waitForLoadState('networkidle')
  await slowDown()
  await templates.focus()
  return page
}

function openTemplates(page: Page): Promise<number> {
  return page.evaluate(() => {
    const press = new KeyboardEvent('keydown', {
      key: 'Enter',
      code: 'Enter',
      bubbles: true,
      cancelable: true,
    })
    return window.probe.time(
      () => document.activeElement!.dispatchEvent(press),
      () => document.querySelectorAll('[role=listbox] [role=option]').length >= 5,
    )
  })
}

async function chooseTemplate(console: Console): Promise<number[]> {
  const page = await openCopy(console)
  await openTemplates(page)
  return [
    await page.evaluate(() => {
      const fields = (): string =>
        [...document.querySelectorAll('main label')].map((label) => label.textContent).join()
      const before = fields()
      const other = document.querySelector<HTMLElement>('[role=option][aria-selected=false]')!
      return window.probe.time(
        () => other.click(),
        () => fields() !== before,
      )
    }),
  ]
}
