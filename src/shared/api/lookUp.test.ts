/** @jest-environment node */
import type { ApiError } from './apiError.ts'
import type { CallProblem } from './callProblem.ts'
import { foundIn, isUnknownAfter, mayBeDone, outcomeOf, type Changed, type Found } from './lookUp.ts'

const failed = (fields: Partial<ApiError>): ApiError => ({
  kind: 'status',
  call: 'deleteUser',
  message: null,
  at: 0,
  ...fields,
})
const problem = (fields: Partial<ApiError>): CallProblem => ({
  message: null,
  ...(fields.code !== undefined && { code: fields.code }),
  error: failed(fields),
  isHandledElsewhere: false,
})

it.each<[Partial<ApiError>, boolean]>([
  [{ kind: 'network' }, true],
  [{ kind: 'timeout' }, true],
  [{ kind: 'schema' }, true],
  [{ status: 500 }, true],
  [{ kind: 'between', edge: 504 }, true],
  // What a firewall stops may be the answer.
  [{ kind: 'between', edge: 403 }, true],
  // What a service says to a request that was repeated.
  [{ status: 400, code: 'R11' }, true],
  [{ status: 200, code: 'A20' }, true],
  [{ status: 404 }, true],
  [{ status: 409 }, true],
  [{ status: 410 }, true],
  // It judged the change, or did not take it.
  [{ status: 400, code: 'R23' }, false],
  [{ status: 400 }, false],
  [{ status: 401 }, false],
  [{ status: 403 }, false],
  [{ status: 429 }, false],
  [{ kind: 'between', edge: 429 }, false],
  [{ kind: 'session' }, false],
])('%j: the change may have been made: %s', (fields, expected) => {
  expect(mayBeDone(problem(fields))).toBe(expected)
})

it.each<[Partial<ApiError>, Found, boolean]>([
  [{ kind: 'network' }, 'undone', false],
  [{ kind: 'network' }, 'unknown', true],
  [{ kind: 'schema' }, 'undone', false],
  // It may still be at it.
  [{ kind: 'timeout' }, 'undone', true],
  [{ kind: 'between', edge: 504 }, 'undone', true],
  [{ kind: 'between', edge: 503 }, 'undone', false],
  [{ kind: 'between', edge: 503 }, 'unknown', true],
  [{ kind: 'between', edge: 403 }, 'unknown', false],
  [{ status: 500 }, 'undone', false],
  // The service has said something, which is said on.
  [{ status: 500 }, 'unknown', false],
  [{ status: 400, code: 'R11' }, 'unknown', false],
])('%j, and looked up: %s; nobody knows: %s', (fields, found, expected) => {
  expect(isUnknownAfter(problem(fields), found)).toBe(expected)
})

it.each<[string, Changed<number>, Found, object]>([
  ['done', { data: 7 }, 'undone', { problem: null, data: 7 }],
  ['lost, and done', { error: failed({ kind: 'network' }) }, 'done', { problem: null, data: undefined }],
  [
    'lost, and not done',
    { error: failed({ kind: 'network' }) },
    'undone',
    { isUnknown: false, mayRepeat: true },
  ],
  [
    'lost, and the look too',
    { error: failed({ kind: 'network' }) },
    'unknown',
    { isUnknown: true, mayRepeat: false },
  ],
  ['too slow, and not done yet', { error: failed({ kind: 'timeout' }) }, 'undone', { mayRepeat: false }],
  ['an error, and not done', { error: failed({ status: 500 }) }, 'undone', { mayRepeat: true }],
  ['an error, and the look too', { error: failed({ status: 500 }) }, 'unknown', { mayRepeat: false }],
  ['one of too many', { error: failed({ status: 429 }) }, 'unknown', { mayRepeat: true }],
  [
    'refused by a break, and the look too',
    { error: failed({ status: 503, retryAt: 1 }) },
    'unknown',
    { mayRepeat: true },
  ],
  ['gone', { gone: 'Ya no existe' }, 'undone', { mayRepeat: false }],
  [
    'not sent, whatever is there',
    { error: failed({ kind: 'network' }), isUnsent: true },
    'done',
    { isUnknown: false, mayRepeat: true },
  ],
  [
    'refused for good',
    { error: failed({ status: 400, code: 'R23' }) },
    'done',
    { isUnknown: false, mayRepeat: false },
  ],
])('%s', async (_, answer, found, expected) => {
  expect(await outcomeOf(answer, () => Promise.resolve(found))).toMatchObject(expected)
})

it('finds what a read says, and nothing where it fails', async () => {
  const isTwo = (value: number): boolean => value === 2
  expect(await foundIn(Promise.resolve({ data: 2 }), isTwo)).toBe('done')
  expect(await foundIn(Promise.resolve({ value: 3 }), isTwo)).toBe('undone')
  expect(await foundIn(Promise.resolve({ error: failed({}) }), isTwo)).toBe('unknown')
})
