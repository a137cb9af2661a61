import { act, renderHook, waitFor } from '@testing-library/react'
import { Provider } from 'react-redux'
import { userEndpoints } from '#contracts/users.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { useReadUsers } from './useReadUsers.ts'

const person = { userName: 'a', names: 'A', surnames: 'B', email: 'a@b.co', document: '1', idstate: 0 }
const page = (at: number, rows: number) => ({
  users: Array.from({ length: 10 }, (_, index) => ({ ...person, id: at * 10 + index + 1, roles: [] })),
  rows,
})
const services = testServices([userEndpoints], {
  listUsers: ({ headers }) => page(Number(headers['pages']), 30),
})
const asked = (): (string | undefined)[] =>
  services.callsOf('listUsers').map(({ headers }) => headers['pages'])

prepareScreens()
beforeEach(() => services.start())

async function read() {
  const store = freshStore()
  const { result, rerender } = renderHook(({ search }) => useReadUsers({ search, sort: null }), {
    initialProps: { search: '' },
    wrapper: ({ children }) => <Provider store={store}>{children}</Provider>,
  })
  await act(async () => {})
  return { hook: result, search: (search: string) => rerender({ search }) }
}

it('reads all pages again when users were added or deleted during the read', async () => {
  services.answerNext('listUsers', { body: page(0, 31) })
  const { hook } = await read()
  await waitFor(() => expect(hook.current.reading).toEqual({ phase: 'failed', error: 'changed' }))
  act(() => hook.current.goOn())
  await waitFor(() => expect(hook.current.reading.phase).toBe('idle'))
  expect(hook.current.read?.users).toHaveLength(30)
})

describe('a stopped read', () => {
  async function stopped() {
    services.answerNext('listUsers', {}, {}, { after: new Promise(() => {}) })
    const reading = await read()
    await waitFor(() => expect(asked()).toEqual(['0', '1', '2']))
    act(() => reading.hook.current.stop())
    expect(reading.hook.current.reading).toEqual({ phase: 'stopped' })
    return reading
  }

  it('resumes with the missing page', async () => {
    const { hook } = await stopped()
    act(() => hook.current.goOn())
    await waitFor(() => expect(hook.current.reading.phase).toBe('idle'))
    expect(asked().slice(3)).toEqual(['2'])
  })

  it('starts over on a refresh', async () => {
    const { hook } = await stopped()
    act(() => hook.current.again())
    await waitFor(() => expect(hook.current.reading.phase).toBe('idle'))
    expect(asked().slice(3)).toEqual(['0', '1', '2'])
  })

  it('says nothing about another search', async () => {
    const { hook, search } = await stopped()
    services.answerNext('listUsers', { after: new Promise(() => {}) })
    search('ana')
    expect(hook.current.reading).toEqual({ phase: 'running', done: 0, total: null })
  })
})
