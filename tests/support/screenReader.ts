import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'

type Reader = {
  start(of: { container: Element }): Promise<void>
  next(): Promise<void>
  stop(): Promise<void>
  spokenPhraseLog(): Promise<string[]>
  lastSpokenPhrase(): Promise<string>
}
type Listening = { heard: () => Promise<string[]>; Virtual: new () => Reader }
type Heard = { listening: Listening }

const library = createRequire(import.meta.url).resolve('@guidepup/virtual-screen-reader/browser.js')
const path = '/virtual-screen-reader.js'

export type ScreenReader = {
  /** Announcements since the last call: focused elements and live regions. */
  heard: () => Promise<string[]>
  /** Everything in an element in reading order. */
  read: (element: Locator) => Promise<string[]>
}

/**
 * Starts a virtual screen reader in the current page; a reload needs a new one. Live regions are observed here, because the
 * library misses those inserted with their text.
 */
export async function startScreenReader(page: Page): Promise<ScreenReader> {
  // From the page's host, as its policy requires.
  await page.route(`**${path}`, (route) => route.fulfill({ path: library }))
  await page.evaluate(listen, path)
  return {
    heard: () => page.evaluate(() => (window as unknown as Heard).listening.heard()),
    read: (element) => element.evaluate(readAll),
  }
}

/** Waits for an announcement; returns it with all before it. */
export async function expectHeard(reader: ScreenReader, last: string | RegExp): Promise<string[]> {
  const heard: string[] = []
  await expect
    .poll(async () => {
      heard.push(...(await reader.heard()))
      return heard.join('\n')
    })
    .toMatch(last)
  return heard
}

/** Runs in the page. */
async function listen(path: string): Promise<void> {
  const { Virtual } = (await import(path)) as { Virtual: new () => Reader }
  const reader = new Virtual()
  // The library fails on a focused element that is removed.
  addEventListener('error', (event) => event.filename.endsWith(path) && event.preventDefault())
  addEventListener('unhandledrejection', (event) => {
    if (event.reason instanceof Error && event.reason.stack?.includes(path)) event.preventDefault()
  })
  const told: { after: number; text: string }[] = []
  const last = new Map<Element, string>()
  const regions = (): HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>('[role=status], [role=alert], [role=log], [aria-live]'),
  ]
  const textOf = (region: HTMLElement): string => region.innerText.replace(/\s+/g, ' ').trim()
  for (const region of regions()) last.set(region, textOf(region))
  await reader.start({ container: document.body })
  let given = (await reader.spokenPhraseLog()).length
  async function look(): Promise<void> {
    for (const region of regions()) {
      const text = textOf(region)
      const isNew = last.get(region) !== text && text !== ''
      last.set(region, text)
      const kind = region.getAttribute('role') ?? region.getAttribute('aria-live')
      if (isNew) told.push({ after: (await reader.spokenPhraseLog()).length, text: `${kind}: ${text}` })
    }
  }
  new MutationObserver(() => void look()).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
  async function heard(): Promise<string[]> {
    const spoken = await reader.spokenPhraseLog()
    const phrases = spoken
      .slice(given)
      .flatMap((phrase, index) => [
        ...told.filter(({ after }) => after === given + index).map(({ text }) => text),
        ...(/^(polite|assertive): /.test(phrase) ? [] : [phrase]),
      ])
    const rest = told.filter(({ after }) => after >= spoken.length).map(({ text }) => text)
    given = spoken.length
    told.length = 0
    return [...phrases, ...rest]
  }
  Object.assign(window, { listening: { heard, Virtual } })
}

/** Runs in the page. */
async function readAll(container: Element): Promise<string[]> {
  const reader = new (window as unknown as Heard).listening.Virtual()
  await reader.start({ container })
  const first = await reader.lastSpokenPhrase()
  do await reader.next()
  while ((await reader.lastSpokenPhrase()) !== `end of ${first}`)
  const [, ...phrases] = await reader.spokenPhraseLog()
  await reader.stop()
  return phrases.filter((phrase) => !/^end\b/.test(phrase))
}
