import type { Page } from '@playwright/test'
import { jumpsAfter, layoutFaults, type LayoutFault } from './layoutFaults.ts'
import { expect } from './portal.ts'
import type { Screen } from './screens.ts'

/** What stays as it is, by screen, and why. What is found no more fails too, but for a jump. */
const known: Readonly<Record<string, readonly string[]>> = {
  // Its heading is the sentence that the specification gives to the answer.
  '/resetotp?token=unknown': ['heading of many lines: div.information h1'],
  // The preview takes half of the page, as asked, or stands above what is there.
  '/menuSettings/lateral?app=1': ['jump: Vista previa opened'],
  '/menuSettings/superior?app=1': ['jump: Vista previa opened'],
}

/** What is wrong with one screen: each fault once, with where it was met first. */
export type Found = Map<string, string>

function add(found: Found, where: string, faults: readonly LayoutFault[]): void {
  for (const { is, numbers } of faults) if (!found.has(is)) found.set(is, `${is}, ${where}: ${numbers}`)
}

/** A frame later, once what it has set off in the page is done. */
const faultsNow = (page: Page): Promise<LayoutFault[]> =>
  page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))).then(${String(layoutFaults)})`,
  )

/** From the widest to the narrowest, and back; the gate looks at both ends, which what is too wide for most shows at. */
const allWidths = process.env['GATE'] === undefined ? [1920, 1440, 1024, 390, 320, 1280] : [320, 1280]

/** Looks at the page at some widths. What it shows on its way to one is no fault: only what stays is. */
export async function look(
  page: Page,
  found: Found,
  state: string,
  widths: readonly number[] = allWidths,
): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    let faults = await faultsNow(page)
    let before: LayoutFault[] = []
    while (faults.length > 0 && JSON.stringify(faults) !== JSON.stringify(before)) {
      before = faults
      faults = await faultsNow(page)
    }
    add(found, `${state} at ${width}`, faults)
  }
}

/** Fails on anything that is wrong with the page at any width. */
export async function expectSound(page: Page): Promise<void> {
  const found: Found = new Map()
  await look(page, found, 'now')
  expect([...found.values()]).toEqual([])
}

/** What says that it opens something; of rows the first has it as the others. */
const openers =
  'main :is(button, input):is([aria-haspopup], [aria-expanded=false], [popovertarget]):not(tbody tr ~ tr *, li ~ li *)'

/** Opens what no screen before this one had, one after the other, at both widths; Esc closes it. */
async function lookInto(page: Page, found: Found, state: string, opened: Set<string>): Promise<void> {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const all = page.locator(openers).filter({ visible: true })
    const names = await all.evaluateAll((controls: (HTMLButtonElement | HTMLInputElement)[]) =>
      controls.map((one) => one.ariaLabel ?? (one.labels?.[0] ?? one).textContent),
    )
    for (const [at, name] of names.entries()) {
      if (opened.has(`${name} at ${width}`)) continue
      opened.add(`${name} at ${width}`)
      const one = all.nth(at)
      await one.focus()
      const key = (await one.evaluate(({ localName }) => localName)) === 'input' ? 'ArrowDown' : 'Enter'
      add(found, `${state} at ${width}`, await jumpsAfter(page, `${name} opened`, () => one.press(key)))
      await look(page, found, `${state}, ${name} opened`, [width])
      await page.keyboard.press('Escape')
      // What stands in the page, not over it, is closed by what opened it.
      if (await page.evaluate(() => document.activeElement?.ariaExpanded === 'true'))
        await page.keyboard.press('Enter')
    }
  }
}

/**
 * A screen as it loads, the panel beside a row, a ticked row, the fields of a card. With `opened` also what jumps, and
 * what it opens that is not in there yet.
 */
export async function lookAround(page: Page, found: Found, opened?: Set<string>): Promise<void> {
  await look(page, found, 'loaded')
  if (opened) await lookInto(page, found, 'loaded', opened)
  const row = page.locator('main a[data-row]').first()
  if ((await row.count()) > 0)
    for (const key of ['Space', 'x']) {
      await page.setViewportSize({ width: 390, height: 800 })
      await row.focus()
      if (opened && key === 'x')
        add(found, 'a row', await jumpsAfter(page, 'a row chosen', () => page.keyboard.press(key)))
      else await page.keyboard.press(key)
      await look(page, found, `row after ${key}`, [390, 1280])
      await page.keyboard.press('Escape')
    }
  const edit = page.locator('[data-edits]')
  if ((await edit.count()) === 0) return
  if (opened) add(found, 'editing', await jumpsAfter(page, 'editing', () => edit.click()))
  else await edit.click()
  const question = page.getByRole('alertdialog').getByRole('button')
  if ((await question.count()) > 0) await question.last().click()
  await look(page, found, 'editing', [390, 1280])
  if (opened) await lookInto(page, found, 'editing', opened)
}

/** Fails on what is not known, and, where all states of a screen were looked at, on what is known and gone. */
export function expectKnown(found: Found, { path }: Screen, isAll = true): void {
  const expected = known[path] ?? []
  const gone = isAll ? expected.filter((is) => !is.startsWith('jump') && !found.has(is)) : []
  const fresh = [...found].filter(([is]) => !expected.includes(is)).map(([, text]) => text)
  expect.soft({ fresh, gone }, path).toEqual({ fresh: [], gone: [] })
}
