import type { TestReply, TestServices } from './testServices.ts'

type AnswerFault = TestReply & {
  /** The limit for an answer is over. */
  isLate?: true
}

/** What can become of an answer that is awaited (hardening §4.2), apart from refusals, which have ways of their own. */
export const answerFaults: Readonly<Record<string, AnswerFault>> = {
  'a 500': { status: 500, body: { message: 'at Object.<anonymous>' } },
  'a 503 in HTML': { status: 503, text: '<html>Service Unavailable</html>' },
  'a 429': { status: 429, body: {} },
  'no answer in time': { drop: true, isLate: true },
  'a cut connection': { drop: true },
  'an HTML page': { text: '<html>portal cautivo</html>' },
  'truncated JSON': { text: '{"records":[{"id":1,"na' },
  'an empty answer': { text: '' },
  'a list for an object': { text: '[]' },
  'an answer without its list': { body: {} },
}

/** The next call of an endpoint meets the fault of this name. */
export function meetFault(services: TestServices, name: string, what: string): void {
  const { isLate, ...reply } = answerFaults[what]!
  if (isLate) jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  services.answerNext(name, reply)
}
