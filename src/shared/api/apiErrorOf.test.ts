/** @jest-environment node */
import type { ApiError } from './apiError.ts'
import { apiErrorOf } from './apiErrorOf.ts'

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
