import type { Locator, Page } from '@playwright/test'
import type { FaultOrder } from '#mock/store/faults.ts'
import type { MockControl } from './mockControl.ts'
import { expectNoLeaks } from './noise.ts'
import { expect, test } from './portal.ts'
import { slowness } from './slowness.ts'

type AnswerFault = Omit<FaultOrder, 'match'> & {
  /** Whether the service did the work although its answer is lost or wrong. */
  isDone?: true
}

/** What can become of an answer (hardening §4.2), apart from refusals, which have ways of their own. */
export const answerFaults: Readonly<Record<string, AnswerFault>> = {
  'a 500': { kind: 'status', status: 500, body: { message: 'at Object.<anonymous>' } },
  'no answer in time': { kind: 'timeout' },
  'a cut connection': { kind: 'reset' },
  'an HTML page': { kind: 'body', body: '<html>portal cautivo</html>', contentType: 'text/html' },
  'truncated JSON': { kind: 'truncate', isDone: true },
  'an empty answer': { kind: 'body', body: '' },
  'a 429': { kind: 'status', status: 429, body: {} },
  'a list for an object': { kind: 'body', body: '[]' },
  'an answer lost after the work': { kind: 'drop-after', isDone: true },
}

/** Prepares a file of journeys that meet every fault. */
export function prepareFaults(): void {
  // On a busy machine that takes longer than a journey usually may.
  test.describe.configure({ timeout: 300_000 * slowness })
  test.beforeEach(({ page }) => page.addInitScript(holdAnswerLimit))
}

/** Puts the portal's own limit for an answer into the hands of `passAnswerLimit`; for `page.addInitScript`. */
function holdAnswerLimit(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  let limits: AbortController[] = []
  AbortSignal.timeout = (ms) => {
    if (ms !== 30_000) return timeout(ms)
    const limit = new AbortController()
    limits.push(limit)
    return limit.signal
  }
  window.addEventListener('answer-limit', () => {
    for (const limit of limits) limit.abort(new DOMException('', 'TimeoutError'))
    limits = []
  })
}

/** The time for an answer is over, for every call that still waits for one. */
async function passAnswerLimit(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('answer-limit')))
}

/** Counts what the page sends to an address, whatever the browser's own network makes of it. */
export function countCalls(page: Page, path: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.url().toLowerCase().includes(path.toLowerCase())) count += 1
  })
  return () => count
}

/** One call of the portal, and what a person sees and does around it. */
export type Operation = {
  /** Part of the address of the call. */
  path: string
  /** Presses whatever sends it. */
  act: () => Promise<void>
  /** The one message that tells of the failure. */
  message: Locator
  /** The call is also made for a count that stands elsewhere. Reads only. */
  isAlsoCounted?: boolean
  /** What it says where nobody knows whether the work was done, and only there (hardening T76). */
  unknown?: string
  /** Takes the message away; whatever stands in the flow of the page stays. */
  close?: () => Promise<void>
  /** What a fault must leave as it was: values, tab, selection, focus. */
  look?: () => Promise<unknown>
  /** The service's record, equal to the old one or to the new one. */
  record?: () => Promise<unknown>
  /** The same button once more, now that the fault is gone, and whatever makes ready for the next fault. */
  again: (how: { what: string; isDone: boolean }) => Promise<void>
}

/** Lets an operation meet every fault in one page without a reload, one after the other. */
export async function meetFaults(page: Page, mock: MockControl, operation: Operation): Promise<void> {
  const calls = countCalls(page, operation.path)
  for (const what of Object.keys(answerFaults))
    await test.step(what, () => meetFault(page, mock, what, operation, calls))
}

/**
 * Lets an operation meet one fault in one page: one call, one message with a reference, no internals on the screen, no success,
 * nothing lost, a record that is whole; then the same button works.
 */
export async function meetFault(
  page: Page,
  mock: MockControl,
  what: string,
  operation: Operation,
  calls = countCalls(page, operation.path),
): Promise<void> {
  const { path, act, message, unknown, close, look, record, again, isAlsoCounted = false } = operation
  const { isDone = false, ...fault } = answerFaults[what]!
  const [seen, kept, before] = [await look?.(), await record?.(), calls()]
  const set = await mock.fault({ match: { path }, ...fault })
  const wanted = before + (isAlsoCounted ? 2 : 1)
  await act()
  await expect.poll(calls).toBe(wanted)
  if (fault.kind === 'timeout') await passAnswerLimit(page)
  await expect(message).toHaveCount(1)
  await expect(message).toContainText(/Referencia: [0-9A-Z]{7}/)
  if (unknown !== undefined) {
    const isAnswered = fault.kind === 'status'
    await expect(message.filter({ hasText: unknown })).toHaveCount(isAnswered ? 0 : 1)
  }
  await expect(page.locator('.toast[data-kind=success]')).toHaveCount(0)
  await expectNoLeaks(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await close?.()
  if (look && !isDone) expect(await look()).toEqual(seen)
  if (record && !isDone) expect(await record()).toEqual(kept)
  expect(calls(), `calls after ${what}`).toBe(wanted)
  await mock.removeFault(set)
  await again({ what, isDone })
}
