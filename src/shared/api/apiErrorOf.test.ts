/** @jest-environment node */
import type { ApiError } from './apiError.ts'
import { apiErrorOf } from './apiErrorOf.ts'

const refusal: ApiError = { kind: 'status', call: 'listRoles', status: 400, message: 'No', at: 7 }

describe('the error of a call', () => {
  it('is taken as it is', () => {
    expect(apiErrorOf(refusal)).toBe(refusal)
  })

  it('is none where the call has none', () => {
    expect(apiErrorOf(undefined)).toBeUndefined()
  })

  it('is an unusable answer where the reading of the answer throws', () => {
    const thrown = { name: 'TypeError', message: "Cannot read properties of undefined (reading 'length')" }
    expect(apiErrorOf(thrown)).toMatchObject({ kind: 'schema', message: null })
  })
})
