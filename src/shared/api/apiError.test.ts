/** @jest-environment node */
import { referenceText, type ApiError, apiErrorOf } from './apiError.ts'

const error: ApiError = {
  kind: 'status',
  call: 'listUsers',
  status: 500,
  message: 'secreto',
  failure: { token: 'secreto' },
  at: Date.UTC(2026, 10, 21, 14, 30, 5),
}

describe('the text of a reference', () => {
  it.each<[string, Partial<ApiError>, string]>([
    ['a failure', {}, 'listUsers · status 500'],
    ['a refusal', { status: 400, code: 'R23' }, 'listUsers · status 400 R23'],
    ['a request that has a name', { requestId: 'a-7' }, 'listUsers · status 500 · request a-7'],
  ])('names call, outcome and request of %s, without any message', (_what, change, expected) => {
    const text = referenceText({ ...error, ...change })
    expect(text).toMatch(/^[0-9A-Z]{7} · /)
    expect(text.split(' · ').slice(2).join(' · ')).toBe(expected)
  })

  it.each([
    [300, '2026-11-21T09:30:05-05:00'],
    [0, '2026-11-21T14:30:05+00:00'],
    [-330, '2026-11-21T20:00:05+05:30'],
    [210, '2026-11-21T11:00:05-03:30'],
    [30, '2026-11-21T14:00:05-00:30'],
  ])('has the local time, %p minutes from UTC', (offset, time) => {
    jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(offset)
    expect(referenceText(error).split(' · ')[1]).toBe(time)
  })
})

const refusal: ApiError = { kind: 'status', call: 'listRoles', status: 400, message: 'No', at: 7 }

describe('the error of a call', () => {
  it('is returned unchanged', () => {
    expect(apiErrorOf(refusal)).toBe(refusal)
  })

  it('is undefined without one', () => {
    expect(apiErrorOf(undefined)).toBeUndefined()
  })

  it('is an unusable answer if reading it throws', () => {
    const thrown = { name: 'TypeError', message: "Cannot read properties of undefined (reading 'length')" }
    expect(apiErrorOf(thrown)).toMatchObject({ kind: 'schema', message: null })
  })
})
