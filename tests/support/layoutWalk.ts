import type { Page } from '@playwright/test'
import { jumpsAfter, layoutFaults, type LayoutFault } from './layoutFaults.ts'
import { expect } from './portal.ts'
import type { Screen } from './screens.ts'

/** Accepted faults by screen, with the reason. One that is no longer found fails too, except for jumps. */
const known: Readonly<Record<string, readonly string[]>> = {
  // Its heading is a sentence of the specification.
  '/resetotp?token=unknown': ['heading of many lines: div.information h1'],
  // The preview takes half of the page as specified, or covers the content.
  '/menuSettings/lateral?app=1': ['jump: Vista previa opened'],
  '/menuSettings/superior?app=1': ['jump: Vista previa opened'],
}

/** Faults of a screen, each once, with its first occurrence. */
export type Found = Map<string, string>

function add(found: Found, where: string, faults: readonly LayoutFault[]): void {
  for (const { is, numbers } of faults) if (!found.has(is)) found.set(is, `${is}, ${where}: ${numbers}`)
}

/** Waits a frame and for the effects in the page. */
const faultsNow = (page: Page): Promise<LayoutFault[]> =>
  page.evaluate(
    `new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))).then(${String(layoutFaults)})`,
  )

const isGate = process.env['GATE'] !== undefined

/** From the widest to the narrowest, and back; the gate checks only both ends, where a layout breaks first. */
const allWidths = isGate ? [320, 1280] : [1920, 1440, 1024, 390, 320, 1280]

/** Checks the page at several widths; only lasting faults count. */
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

/** Controls that open something; of rows only the first. */
const openers =
  'main :is(button, input):is([aria-haspopup], [aria-expanded=false], [popovertarget]):not(tbody tr ~ tr *, li ~ li *)'

/** Opens everything not seen on earlier screens in turn, at both widths; Esc closes it. */
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
      // Content in the page, not above it, is closed by its opener.
      if (await page.evaluate(() => document.activeElement?.ariaExpanded === 'true'))
        await page.keyboard.press('Enter')
    }
  }
}

/**
 * Checks a screen after loading, with a peek, with a ticked row, and a card in edit mode. With `opened` also jumps, and what
 * it opens that is not in there yet.
 */
export async function lookAround(page: Page, found: Found, opened?: Set<string>): Promise<void> {
  await look(page, found, 'loaded')
  if (opened) await lookInto(page, found, 'loaded', opened)
  const row = page.locator('main a[data-row]').first()
  // All lists share peek and bulk bar, so the gate checks them in one.
  if ((await row.count()) > 0 && (!isGate || new URL(page.url()).pathname === '/users'))
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

/** Fails on unknown faults and, if all states were checked, on accepted ones that are gone. */
export function expectKnown(found: Found, { path }: Screen, isAll = true): void {
  const expected = known[path] ?? []
  const gone = isAll ? expected.filter((is) => !is.startsWith('jump') && !found.has(is)) : []
  const fresh = [...found].filter(([is]) => !expected.includes(is)).map(([, text]) => text)
  expect.soft({ fresh, gone }, path).toEqual({ fresh: [], gone: [] })
}
