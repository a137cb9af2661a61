import type { Locator, Page } from '@playwright/test'
import { expectNoLeaks } from '../support/noise.ts'
import { expect } from '../support/portal.ts'
import { cover, offer, signInAgain } from '../support/signInAgain.ts'
import { slowness } from '../support/slowness.ts'
import { dialog } from '../support/userCard.ts'
import { faults, refusalWords, type Fault, type FaultName } from './faults.ts'
import { isPublic, type Operation, type Place, type Way } from './place.ts'

/** Puts the portal's own limit for an answer into the hands of `passAnswerLimit`; for `addInitScript`. */
export function holdAnswerLimit(): void {
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

const successToast = (page: Page): Locator => page.locator('.toast[data-kind=success]')
/** Whatever can tell of a failure. */
const messages = (page: Page): Locator =>
  page.locator('[role=alertdialog], .toast[data-kind=error], main [role=alert]')

/**
 * Lets an operation meet one fault: no call too many, one message with a reference, no internals on the screen, no success,
 * nothing lost, a record that is whole; then the same try works without a reload.
 */
export async function meetFault(
  { page, mock }: Way,
  { room, context, endpoint: { path, method } }: Place,
  operation: Operation,
  what: FaultName,
  calls: () => number,
): Promise<void> {
  const { order, isDone = false, ...fault }: Fault = faults[what]
  // Without a session there is none to end, and no privilege to miss: the call has failed.
  const kind = isPublic(room) && fault.kind !== 'success' ? 'failure' : fault.kind
  const { act, look, record, close, done, retry = act, afterDone, calls: atOnce = 1 } = operation
  const [seen, kept, before] = [await look?.(), await record?.(), calls()]
  const refreshes = (await mock.requests('refreshToken')).length
  const refusal =
    kind === 'signed out' &&
    (await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 }))
  const set = await mock.fault({ match: { path }, ...order })
  await act()
  await expect.poll(calls).toBeGreaterThanOrEqual(before + atOnce)
  if (refusal) {
    await expect(cover(page)).toBeVisible()
    await expect(successToast(page)).toHaveCount(0)
    await expectNoLeaks(page)
    await mock.removeFault(refusal)
    await mock.removeFault(set)
    await signInAgain(page)
    // What is read for the page comes by itself, and a run goes on; what would be changed is offered again.
    if (record && context !== 'bulk' && !operation.staysOpen) {
      await expect(offer(page)).toBeVisible()
      expect(await record()).toEqual(kept)
      await offer(page).getByRole('button').first().click()
    } else if (method !== 'GET' && context !== 'bulk') await retry()
    await done()
    return
  }
  if (kind === 'success') {
    await expect(page.locator('[role=alertdialog]', { hasText: 'Referencia' })).toHaveCount(0)
    if (what === 'a token that is refused once') {
      // What went well may be read again; nothing is sent a third time.
      if (method === 'GET') await expect.poll(calls).toBeGreaterThan(before + atOnce)
      else await expect.poll(calls).toBe(before + atOnce + 1)
      await expect.poll(async () => (await mock.requests('refreshToken')).length).toBe(refreshes + 1)
    }
    await mock.removeFault(set)
    await done()
    return
  }
  if (isDone && operation.isLookedUp) {
    await expect(page.locator('[role=alertdialog]', { hasText: 'Referencia' })).toHaveCount(0)
    await mock.removeFault(set)
    return (afterDone ?? done)()
  }
  if (order.kind === 'timeout')
    // Where several parts read the same, one call may leave after another has been given up.
    await expect(async () => {
      await passAnswerLimit(page)
      if (operation.message) await expect(operation.message).toHaveCount(1, { timeout: 1_000 })
    }).toPass({ timeout: 30_000 * slowness })
  if (kind === 'forbidden' && operation.message !== null) {
    const message = operation.forbidden ?? dialog(page)
    await expect(message).toHaveCount(1)
    await expect(message).toContainText('no tiene los privilegios suficientes')
  } else await expectTold(page, operation, what)
  await expect(successToast(page)).toHaveCount(0)
  await expectNoLeaks(page)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  if (kind === 'forbidden') {
    if (record) expect(await record()).toEqual(kept)
    if (!operation.isAskedAgain) expect(calls(), `calls after ${what}`).toBe(before + atOnce)
    return
  }
  await close?.(what)
  if (look && !isDone) await expect.poll(look).toEqual(seen)
  if (record && !isDone) expect(await record()).toEqual(kept)
  if (!operation.isAskedAgain) expect(calls(), `calls after ${what}`).toBe(before + atOnce)
  await mock.removeFault(set)
  if (isDone && afterDone) return afterDone()
  await retry()
  await done()
}

/** One message that can be found again; of what nobody asked for, none at all. */
async function expectTold(
  page: Page,
  { message, unknown, words, isLookedUp }: Operation,
  what: FaultName,
): Promise<void> {
  if (message === null) return expect(messages(page)).toHaveCount(0)
  const { isRefusal = false, order }: Fault = faults[what]
  // Where the service can be asked, only one that was too slow leaves it open.
  const isOpen = isLookedUp ? order.kind === 'timeout' : !isRefusal
  await expect(message).toHaveCount(1)
  await expect(message).toContainText(words ?? (isRefusal ? sayable : reference))
  if (unknown !== undefined) await expect(message.filter({ hasText: unknown })).toHaveCount(isOpen ? 1 : 0)
}

const reference = /Referencia: [0-9A-Z]{7}/
/** What a service refuses has words of its own, or a reference. */
const sayable = new RegExp(`${reference.source}|${refusalWords}|no tiene los privilegios suficientes`)
