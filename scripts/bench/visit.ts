import type { Browser } from '@playwright/test'
import type { Figures } from './inTurn.ts'
import { inPage, type World } from './world.ts'

/** What is waited for in a page. */
export type Goals = {
  path: string
  width: number
  /** It is seen. */
  row?: string
  /** So many rows are there, and what is typed into the field stays. */
  usable?: { field: string; rows: number }
  /** The empty form is sent until the field is marked as invalid. */
  answered?: string
  /** The first goal again, with what the first visit has left in the cache. */
  again?: true
}

declare global {
  interface Window {
    reached: Record<string, number>
  }
}

/** When each goal of a page is reached on a poor line with an empty cache, with its first paint; ms since navigation start. */
export function visit(browser: Browser, world: World, goals: Goals): Promise<Figures> {
  return inPage(browser, world, goals.width, async (page, slowDown) => {
    const wanted = (['row', 'usable', 'answered'] as const).filter((goal) => goals[goal])
    const open = async (): Promise<Figures> => {
      await page.goto(world.url + goals.path, { waitUntil: 'commit' })
      await page.waitForFunction((names) => names.every((name) => window.reached[name]), wanted)
      return page.evaluate(() => ({
        paint: performance.getEntriesByName('first-contentful-paint')[0]!.startTime,
        ...window.reached,
      }))
    }
    await page.addInitScript(watch, goals)
    await slowDown('poor')
    const first = await open()
    if (!goals.again) return first
    // What comes ahead comes sooner.
    await slowDown('slow')
    await page.waitForLoadState('networkidle')
    await slowDown('poor')
    return { ...first, again: (await open())[wanted[0]!]! }
  })
}

/** Runs in the page, from before its first script; looks in every frame. */
function watch({ row, usable, answered }: Goals): void {
  const mark = 'ñ'
  const reached: Record<string, number> = {}
  let typed: { field: HTMLInputElement; at: number; frames: number } | null = null
  window.reached = reached
  // The browser itself must not send the form and leave the page.
  if (answered) addEventListener('submit', (event) => event.preventDefault())

  function type({ field: selector, rows }: { field: string; rows: number }): void {
    const field = document.querySelector<HTMLInputElement>(selector)
    if (!field?.checkVisibility() || document.querySelectorAll('main tbody tr:has(a)').length < rows)
      typed = null
    else if (typed?.field === field && field.value.includes(mark)) {
      typed.frames += 1
      // Neither the browser nor the portal has thrown it away or put another field in its place.
      if (typed.frames === 2) reached['usable'] = typed.at
    } else {
      const at = performance.now()
      field.focus()
      // Inserted as a keyboard does: with the events that a controlled field answers.
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
    if (row && !reached['row'] && document.querySelector(row)?.checkVisibility())
      reached['row'] = performance.now()
    if (usable && !reached['usable']) type(usable)
    if (answered && !reached['answered']) send(answered)
    requestAnimationFrame(frame)
  }
  requestAnimationFrame(frame)
}
