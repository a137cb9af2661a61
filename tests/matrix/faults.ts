import type { FaultOrder } from '#mock/store/faults.ts'

/** What the portal owes the person: a message; nothing but its work; the word of missing privileges; the sign-in. */
type Kind = 'failure' | 'success' | 'forbidden' | 'signed out'

export type Fault = {
  kind: Kind
  order: Omit<FaultOrder, 'match'>
  /** Whether the service did the work although its answer is lost or wrong. */
  isDone?: boolean
  /** Whether the service itself said that it did not do the work. */
  isRefusal?: boolean
}

/** What the service says where it refuses with a 200. */
export const refusalWords = 'El servicio no lo permite por ahora.'
/** The code where either style of the services has it (G-61). */
const refusal = { informationCode: 'R77', message: refusalWords, information: refusalWords }

/** What can become of a call (hardening §4.2). The last ones end what the page was at. */
export const faults = {
  'a 500': {
    kind: 'failure',
    order: { kind: 'status', status: 500, body: { message: 'at Object.<anonymous>' } },
    isRefusal: true,
  },
  'no answer in time': { kind: 'failure', order: { kind: 'timeout' } },
  'a cut connection': { kind: 'failure', order: { kind: 'reset' } },
  'an HTML page': {
    kind: 'failure',
    order: { kind: 'body', body: '<html>portal cautivo</html>', contentType: 'text/html' },
  },
  'truncated JSON': { kind: 'failure', order: { kind: 'truncate' }, isDone: true },
  'an empty answer': { kind: 'failure', order: { kind: 'body', body: '' } },
  'a 429': {
    kind: 'failure',
    order: { kind: 'status', status: 429, body: {}, headers: { 'Retry-After': '1' } },
    isRefusal: true,
  },
  'a list for an object': { kind: 'failure', order: { kind: 'body', body: '[]' } },
  'a refusal with 200': {
    kind: 'failure',
    order: { kind: 'body', body: JSON.stringify({ ...refusal, result: refusal }) },
    isRefusal: true,
  },
  'an answer lost after the work': { kind: 'failure', order: { kind: 'drop-after' }, isDone: true },
  'a slow answer': { kind: 'success', order: { kind: 'latency', ms: 700 } },
  'a token that is refused once': {
    kind: 'success',
    order: { kind: 'status', status: 401, body: {}, times: 1 },
  },
  'a 403': { kind: 'forbidden', order: { kind: 'status', status: 403, body: {} } },
  'a session that is over': { kind: 'signed out', order: { kind: 'status', status: 401, body: {} } },
} as const satisfies Record<string, Fault>

export type FaultName = keyof typeof faults
export const faultNames = Object.keys(faults) as FaultName[]
