/** @jest-environment node */
import { listCountries, listUsers } from '#contracts/users.ts'
import { call, type Input } from './api.ts'
import type { Quiet } from './quiet.ts'

const everybody = { customerSearch: '', filterBy: '' } as const

describe('the definition of a call', () => {
  it('sends what it is given', () => {
    const headers = { ...everybody, pages: '0' }
    expect(call(listUsers).query({ headers })).toEqual({ endpoint: listUsers, headers })
  })

  it('sends nothing where the endpoint takes nothing', () => {
    const nothing: Input<typeof listCountries> = undefined
    expect(call(listCountries).query(nothing)).toEqual({ endpoint: listCountries })
  })

  it('makes its input of another argument, and its data of the answer', () => {
    const { query, transformResponse } = call(listUsers, {
      input: (page: number) => ({ headers: { ...everybody, pages: String(page - 1) } }),
      view: ({ users }) => users.length,
    })
    expect(query(3)).toEqual({ endpoint: listUsers, headers: { ...everybody, pages: '2' } })
    expect(transformResponse({ users: [], rows: 0 })).toBe(0)
  })

  it('says that nobody asked for it where it is quiet, whatever its input is made of', () => {
    const { query } = call(listUsers, {
      input: ({ page }: { page: number } & Quiet) => ({ headers: { ...everybody, pages: String(page) } }),
    })
    expect(query({ page: 3, isQuiet: true })).toEqual({
      endpoint: listUsers,
      headers: { ...everybody, pages: '3' },
      isQuiet: true,
    })
    expect(call(listUsers).query({ headers: { ...everybody, pages: '0' }, isQuiet: true })).toMatchObject({
      isQuiet: true,
    })
  })
})
