import type { Page } from '@playwright/test'
import type { FaultOrder } from '#mock/store/faults.ts'

type AnswerFault = Omit<FaultOrder, 'match'> & {
  /** Whether the service did the work although its answer is lost or wrong. */
  isDone?: true
}

/** What can become of an answer (hardening §4.2), apart from a 401, which is followed by a refresh. */
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

/** Puts the portal's own limit for an answer into the hands of `passAnswerLimit`; for `page.addInitScript`. */
export function holdAnswerLimit(): void {
  let limits: AbortController[] = []
  AbortSignal.timeout = () => {
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
export async function passAnswerLimit(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('answer-limit')))
}
