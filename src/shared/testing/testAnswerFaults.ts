import { waitFor } from '@testing-library/react'
import type { TestReply, TestServices } from './testServices.ts'

type AnswerFault = TestReply & {
  /** True if the call times out. */
  isLate?: true
}

/** Possible faults of an expected answer (hardening §4.2), except refusals. */
const answerFaults = {
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
} as const satisfies Readonly<Record<string, AnswerFault>>

/** Messages of these faults. */
export const faultText = /Error al realizar la petición\.|Hay demasiadas peticiones en este momento\./

export type FaultName = keyof typeof answerFaults
export const faultNames = Object.keys(answerFaults) as FaultName[]

/** One of each kind that a screen distinguishes; baseQuery is tested with all. */
const kinds: readonly FaultName[] = ['a 500', 'no answer in time', 'an answer without its list']

type Meeting = {
  /** Makes the call. */
  call: () => Promise<void>
  /** Waits for the message of the fault. */
  expectFault: () => Promise<void>
  /** Number of successful calls of the endpoint before the fault. */
  after?: number
  /** Default: one of each kind. */
  faults?: readonly FaultName[]
}

/** Repeats a call with each fault in turn. */
export async function repeatWithEachFault(
  services: Pick<TestServices, 'callsOf' | 'answerNext'>,
  name: string,
  { call: act, expectFault: failed, after = 0, faults = kinds }: Meeting,
): Promise<void> {
  for (const what of faults) {
    const { isLate, ...reply }: AnswerFault = answerFaults[what]
    const before = services.callsOf(name).length
    services.answerNext(name, ...Array<TestReply>(after).fill({}), reply)
    if (isLate) jest.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
    await act()
    await waitFor(() => expect(services.callsOf(name).length).toBeGreaterThan(before + after))
    await failed().catch((error: unknown) => {
      throw new Error(`after ${what}`, { cause: error })
    })
  }
}
