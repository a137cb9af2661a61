import type { Page } from '@playwright/test'
import { uploadLimit } from '../../contracts/suite-items.ts'
import { picture } from '../../mock-server/seed/picture.ts'
import type { Console } from './consolePage.ts'
import type { Measure } from './measure.ts'
import { typingInto } from './typing.ts'

/** The icons of menu items, and a logo as large as one may be. */
export const pictureMeasures: readonly Measure[] = [
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
  {
    what: 'a logo of 2 MB is shown',
    scenarios: [],
    line: 'fast',
    limit: 200,
    measure: async (console) => [(await chooseLogo(console)).shown],
  },
  {
    what: 'a logo of 2 MB keeps the page waiting',
    scenarios: [],
    line: 'fast',
    limit: 50,
    measure: async (console) => [(await chooseLogo(console)).longest],
  },
]

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
  return typingInto(page, 'dialog[open] input[type=search]', 'dialog[open] .icon-count', ['c', 'ca', 'cal'])
}

/** Until a chosen logo stands on its ground, and the longest task until then; ms. */
async function chooseLogo({ open, slowDown }: Console): Promise<{ shown: number; longest: number }> {
  const page = await open('/menuSettings/suite?app=1')
  await page.getByRole('button', { name: 'Crear Menu' }).click()
  await page.getByLabel(/^Logo para fondo claro: /).waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
  await slowDown()
  const logo = picture(2_048, [20, 60, 160])
  const file = Buffer.concat([logo, Buffer.alloc(uploadLimit)]).subarray(0, uploadLimit)
  const field = page.getByLabel(/^Logo para fondo claro: /)
  // A task of its own: what it takes is not the page's.
  await field.evaluate((input: HTMLInputElement, text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const files = new DataTransfer()
    files.items.add(new File([bytes], 'logo.png', { type: 'image/png' }))
    input.files = files.files
  }, file.toString('base64'))
  return field.evaluate(async (input: HTMLInputElement) => {
    let longest = 0
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration)
    }).observe({ type: 'longtask' })
    const isShown = (): boolean =>
      [...document.querySelectorAll<HTMLImageElement>('dialog[open] img')].some(
        (image) => image.complete && image.naturalWidth > 1_000,
      )
    const shown = await window.probe.time(
      () => input.dispatchEvent(new Event('change', { bubbles: true })),
      isShown,
    )
    await new Promise((told) => setTimeout(told, 100))
    return { shown, longest }
  })
}
