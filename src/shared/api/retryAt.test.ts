/** @jest-environment node */
import { turnAfter, type ApiError } from './apiError.ts'
import { retryAt } from './transport.ts'

const now = Date.parse('2026-11-23T10:00:00Z')

it.each<[what: string, headers: Record<string, string>, waitMs: number]>([
  ['seconds', { 'Retry-After': '5' }, 5_000],
  ['seconds with spaces around them', { 'Retry-After': ' 7 ' }, 7_000],
  ['a date', { 'Retry-After': 'Mon, 23 Nov 2026 10:00:30 GMT' }, 30_000],
  [
    'a date of a clock that is an hour behind ours',
    { 'Retry-After': 'Mon, 23 Nov 2026 09:00:30 GMT', Date: 'Mon, 23 Nov 2026 09:00:00 GMT' },
    30_000,
  ],
  ['longer than five minutes', { 'Retry-After': '86400' }, 300_000],
  ['a number without measure', { 'Retry-After': '9'.repeat(400) }, 300_000],
])('waits for %s', (_what, headers, waitMs) => {
  expect(retryAt(new Headers(headers), now)).toBe(now + waitMs)
})

it.each<[what: string, headers: Record<string, string>]>([
  ['no header', {}],
  ['an empty one', { 'Retry-After': '' }],
  ['none at all', { 'Retry-After': '0' }],
  ['less than none', { 'Retry-After': '-5' }],
  ['a date that has passed', { 'Retry-After': 'Mon, 23 Nov 2026 09:59:30 GMT' }],
  ['words', { 'Retry-After': 'soon' }],
])('does not wait for %s', (_what, headers) => {
  expect(retryAt(new Headers(headers), now)).toBeUndefined()
})

it.each<[what: string, error: Partial<ApiError>, waitMs: number | null]>([
  ['too many calls', { status: 429, retryAt: now + 2_000 }, 2_000],
  ['too many calls for the way there', { kind: 'between', edge: 429, retryAt: now + 2_000 }, 2_000],
  ['too many calls, for how long nobody says', { status: 429 }, 5_000],
  ['a break that says its end', { kind: 'between', edge: 503, retryAt: now + 9_000 }, 9_000],
  ['a break without an end', { kind: 'between', edge: 503 }, null],
  ['a firewall', { kind: 'between', edge: 403, retryAt: now + 9_000 }, null],
  ['a lost answer', { kind: 'network' }, null],
])('can be retried after %s [T112]', (_what, fields, waitMs) => {
  jest.useFakeTimers({ now })
  const error: ApiError = { kind: 'status', call: 'modifyUser', message: null, at: now, ...fields }
  expect(turnAfter(error)).toBe(waitMs === null ? null : now + waitMs)
  jest.useRealTimers()
})
