/** @jest-environment node */
import { listCountries, listUsers } from '#contracts/users.ts'
import { call, type Input } from './api.ts'
import type { BackgroundRead } from './joinedReads.ts'

const everybody = { customerSearch: '', filterBy: '' } as const

describe('the definition of a call', () => {
  it('sends its argument', () => {
    const headers = { ...everybody, pages: '0' }
    expect(call(listUsers).query({ headers })).toEqual({ endpoint: listUsers, headers })
  })

  it('sends nothing if the endpoint has no input', () => {
    const nothing: Input<typeof listCountries> = undefined
    expect(call(listCountries).query(nothing)).toEqual({ endpoint: listCountries })
  })

  it('converts its argument to the input and the answer to its data', () => {
    const { query, transformResponse } = call(listUsers, {
      input: (page: number) => ({ headers: { ...everybody, pages: String(page - 1) } }),
      view: ({ users }) => users.length,
    })
    expect(query(3)).toEqual({ endpoint: listUsers, headers: { ...everybody, pages: '2' } })
    expect(transformResponse({ users: [], rows: 0 })).toBe(0)
  })

  it('marks a background read with any kind of input', () => {
    const { query } = call(listUsers, {
      input: ({ page }: { page: number } & BackgroundRead) => ({
        headers: { ...everybody, pages: String(page) },
      }),
    })
    expect(query({ page: 3, isBackground: true })).toEqual({
      endpoint: listUsers,
      headers: { ...everybody, pages: '3' },
      isBackground: true,
    })
    expect(
      call(listUsers).query({ headers: { ...everybody, pages: '0' }, isBackground: true }),
    ).toMatchObject({
      isBackground: true,
    })
  })
})
