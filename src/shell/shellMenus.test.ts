/** @jest-environment node */
import { menuState, type MenuQuery } from './shellMenus.ts'

const idle = { isError: false, isFetching: false }
const answer = (...menus: (string | null)[]): MenuQuery => ({
  ...idle,
  data: { result: { records: menus.map((menuJson) => ({ menuJson })) } },
})

describe('menuState', () => {
  it.each<[string, MenuQuery, string, string[]]>([
    ['nothing yet', { ...idle, isFetching: true }, 'loading', []],
    ['a failure', { ...idle, isError: true }, 'failed', []],
    ['a second try', { isError: true, isFetching: true }, 'loading', []],
    ['no record', answer(), 'ready', []],
    ['a record without text', answer(null), 'ready', []],
    ['an empty menu', answer('[]'), 'ready', []],
    ['no JSON', answer('{'), 'failed', []],
    ['a menu', answer('[{"name":"Uno"},{"name":"Dos","isActivate":false}]'), 'ready', ['Uno']],
    ['two menus, one of them unreadable', answer('[{"name":"Uno"}]', '{'), 'partial', ['Uno']],
    ['an older answer after a failure', { ...answer('[{"name":"Uno"}]'), isError: true }, 'ready', ['Uno']],
  ])('makes %s of %s', (_what, query, status, names) => {
    const state = menuState(query)
    expect(state.status).toBe(status)
    expect(state.items.map(({ name }) => name)).toEqual(names)
  })
})
