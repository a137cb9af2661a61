import type { Browser } from '@playwright/test'
import type { Figures } from './inTurn.ts'
import { inPage, type World } from './world.ts'

/** Goals to wait for in a page. */
export type Goals = {
  path: string
  width: number
  /** It is visible. */
  row?: string
  /** That many rows exist, and text typed into the field stays. */
  usable?: { field: string; rows: number }
  /** The empty form is sent until the field is marked as invalid. */
  answered?: string
  /** The first goal again, with a warm cache. */
  again?: true
}

const allReached = 'all goals reached'

declare global {
  interface Window {
    reached: Record<string, number>
  }
}

/** First paint and the time of each goal on a slow line with an empty cache; ms since navigation start. */
export function visit(browser: Browser, world: World, goals: Goals): Promise<Figures> {
  return inPage(browser, world, goals.width, async (page, slowDown) => {
    const wanted = (['row', 'usable', 'answered'] as const).filter((goal) => goals[goal])
    const open = async (): Promise<Figures> => {
      // Playwright injects 330 kB of its own for anything that it asks the page, which would delay the paint.
      const isReached = page.waitForEvent('console', (message) => message.text() === allReached)
      await page.goto(world.url + goals.path, { waitUntil: 'commit' })
      await isReached
      return page.evaluate(() => window.reached)
    }
    await page.addInitScript(watch, { ...goals, wanted: ['paint', ...wanted], allReached })
    await slowDown('poor')
    const first = await open()
    if (!goals.again) return first
    // A prefetch would falsify the result.
    await slowDown('slow')
    await page.waitForLoadState('networkidle')
    await slowDown('poor')
    return { ...first, again: (await open())[wanted[0]!]! }
  })
}

/** Runs in the page before its first script; checks in every frame. */
function watch({
  row,
  usable,
  answered,
  wanted,
  allReached,
}: Goals & { wanted: readonly string[]; allReached: string }): void {
  const mark = 'ñ'
  const reached: Record<string, number> = {}
  let typed: { field: HTMLInputElement; at: number; frames: number } | null = null
  window.reached = reached
  // The browser must not submit the form itself.
  if (answered) addEventListener('submit', (event) => event.preventDefault())

  function type({ field: selector, rows }: { field: string; rows: number }): void {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (!field?.checkVisibility() || document.querySelectorAll('main tbody tr:has(a)').length < rows)
      typed = null
    else if (typed?.field === field && field.value.includes(mark)) {
      typed.frames += 1
      // The field was neither removed nor replaced.
      if (typed.frames === 2) reached['usable'] = typed.at
    } else {
      const at = performance.now()
      field.focus()
      // Inserted with the events of a keyboard, for controlled fields.
      field.setRangeText(mark, field.value.length, field.value.length, 'end')
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: mark, inputType: 'insertText' }))
      typed = { field, at, frames: 0 }
    }
  }

  function send(selector: string): void {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (field?.getAttribute('aria-invalid') === 'true') reached['answered'] = performance.now()
    else field?.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
  }

  function frame(): void {
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    if (paint) reached['paint'] = paint.startTime
    if (row && !reached['row'] && document.querySelector(row)?.checkVisibility())
      reached['row'] = performance.now()
    if (usable && !reached['usable']) type(usable)
    if (answered && !reached['answered']) send(answered)
    if (wanted.every((goal) => reached[goal])) console.log(allReached)
    else requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
