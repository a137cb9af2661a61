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

/** Makes the portal's own limit for an answer short; for `page.addInitScript`, before anything else runs. */
export function shortenAnswerLimit(): void {
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  AbortSignal.timeout = (ms) => timeout(ms === 30_000 ? 1_000 : ms)
}
