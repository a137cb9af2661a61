import type { Locator, Page } from '@playwright/test'
import type { MockControl } from '../support/mockControl.ts'
import type { Step, View } from './view.ts'

/** Prepares what a screen needs in a new world of the mock, and opens it in its own page. */
export async function openView(
  page: Page,
  mock: MockControl,
  view: View,
  { at, language }: { at: (path: string) => string; language: string },
): Promise<void> {
  await mock.reset()
  for (const name of view.scenarios ?? []) await mock.play(name)
  const { authorization: token, refreshToken } = view.signedIn
    ? await mock.providerState('a session is open')
    : {}
  const sessionPlace = new URL(at('/')).hostname.split('.').slice(0, -1).reverse().join('_') || 'ibuhoo'
  const session = token && refreshToken ? { token, refreshToken, sessionId: 'gallery', sessionPlace } : {}
  const path = view.mailTo
    ? await addressIn(mock, page, view.mailTo)
    : (view.through ?? view.path) + (view.search ?? '')
  if (view.fault) {
    const { path: called, ...fault } = view.fault
    await mock.fault({ match: { path: called }, ...fault })
  }
  const remembered = Object.entries(view.remembers ?? {}).map(([name, value]) => [
    name,
    JSON.stringify(value),
  ])
  await page.addInitScript(prepare, {
    language,
    session: { ...session, ...(Object.fromEntries(remembered) as Record<string, string>) },
    state: view.state ?? null,
    stands: view.stands ?? false,
  })
  await page.goto(at(path), { waitUntil: 'commit' })
  await page.locator('.frame h1, .frame [role=status]').first().waitFor()
  for (const step of view.steps ?? []) await perform(page, mock, step)
}

/** The link of the latest mail to a person; `asked` requests that mail first. */
async function addressIn(
  mock: MockControl,
  page: Page,
  { address, asked }: NonNullable<View['mailTo']>,
): Promise<string> {
  if (asked)
    await page.request.post('/authentication/api/Login/ResetPassword', {
      data: { user: address, appname: 'ibuhoo' },
    })
  const { pathname, search } = new URL((await mock.mail(address, 5)).at(-1)!.links[0]!)
  return pathname + search
}

/** Runs in the page, before the portal's own code. */
function prepare(given: {
  language: string
  session: Record<string, string>
  state: object | null
  stands: boolean
}): void {
  localStorage.clear()
  localStorage.setItem('bms_lang', given.language)
  for (const [name, value] of Object.entries(given.session)) sessionStorage.setItem(name, value)
  // What the portal's own router writes when it hands something over.
  if (given.state) history.replaceState({ usr: given.state, key: 'gallery', idx: 0 }, '')
  if (!given.stands) return
  const now = Date.now()
  const start = window.setTimeout.bind(window)
  Date.now = () => now
  window.setTimeout = ((work: () => void, ms = 0) =>
    ms < 1000 ? start(work, ms) : 0) as typeof window.setTimeout
  AbortSignal.timeout = () => new AbortController().signal
}

async function perform(page: Page, mock: MockControl, step: Step): Promise<void> {
  if ('fill' in step) return fill(page, step.fill)
  if ('codeFor' in step) {
    const { code } = (await mock.mail(step.codeFor, 5)).at(-1)!
    return fill(page, { '[name=code]': code! })
  }
  if ('wait' in step) return page.locator(step.wait).first().waitFor()
  // Radios that a style hides are clicked too.
  return page.locator(step.click).first().dispatchEvent('click')
}

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  await page.locator(Object.keys(values).join()).first().waitFor()
  for (const [selector, value] of Object.entries(values)) {
    const field: Locator = page.locator(selector)
    if (!(await field.isVisible())) continue
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement)
    await (isChoice ? field.selectOption(value) : field.fill(value))
  }
}
