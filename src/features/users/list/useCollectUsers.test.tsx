import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { userEndpoints } from '#contracts/users.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { usersApi } from '../api.ts'
import { useCollectUsers, collectUsers } from './useCollectUsers.ts'
import { listedUser } from '#shared/testing/testRecords.ts'
import type { WirePage } from './joinPages.ts'

const person = (id: number) => ({
  id,
  userName: `user${id}`,
  names: 'A',
  surnames: 'B',
  email: 'a@b.co',
  document: '1',
  idTypeUser: 2,
  idstate: 0,
})
const services = testServices([userEndpoints], {
  listUsers: ({ headers }) => ({
    users: Array.from({ length: 10 }, (_, at) => person(Number(headers['pages']) * 10 + at + 1)),
    rows: 20,
  }),
  setUserState: () => ({ informationCode: 'A10' }),
})
beforeEach(services.start)

it('completes when a user is switched before the last page answers', async () => {
  const store = freshStore()
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  const { result } = renderHook(() => useCollectUsers({ search: '', sort: null }), { wrapper })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext('listUsers', {}, { after: held })
  const collected = result.current(new AbortController().signal, () => {})
  await store.dispatch(
    usersApi.endpoints.setUserState.initiate({ body: { id: 3, idstate: 1 } }, { track: false }),
  )
  answer()
  expect(await collected).toMatchObject({ data: { length: 20 } })
})

const page = (total: number, number: number): WirePage => ({
  users: Array.from({ length: total }, (_, id) => listedUser(id)).slice(number * 10, number * 10 + 10),
  rows: total,
})
const wait = async (turns: number): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
}

it.each([1, 9, 10, 11, 137])(
  'collects all of %i in order, with at most six parallel calls [USR-16]',
  async (total) => {
    let running = 0
    let most = 0
    const progress: number[] = []
    const collected = await collectUsers<string>(
      async (number) => {
        running += 1
        most = Math.max(most, running)
        await wait(30 - number)
        running -= 1
        return { data: page(total, number) }
      },
      (done, all) => {
        progress.push(done)
        expect(all).toBe(total)
      },
    )
    expect('data' in collected && collected.data.map(({ id }) => id)).toEqual(
      Array.from({ length: total }, (_, id) => id),
    )
    expect(most).toBeLessThanOrEqual(6)
    expect(progress.at(-1)).toBe(total)
    expect(progress).toEqual(progress.toSorted((one, other) => one - other))
  },
)

it.each([0, 3, 13])('returns nothing when page %i fails, and requests no more pages', async (broken) => {
  const asked: number[] = []
  const collected = await collectUsers<string>(
    async (number) => {
      asked.push(number)
      await wait(2)
      return number === broken ? { error: 'broken' } : { data: page(300, number) }
    },
    () => {},
  )
  expect(collected).toEqual({ error: 'broken' })
  expect(asked.length).toBeLessThan(broken + 8)
})

it('returns nothing when rows moved so that one is missing', async () => {
  const collected = await collectUsers<string>(
    async (number) => ({
      data: number === 1 ? { users: [listedUser(9), listedUser(11)], rows: 12 } : page(12, number),
    }),
    () => {},
  )
  expect(collected).toEqual({ error: 'changed' })
})

it('never reports progress above the total when rows were added', async () => {
  const progress: [number, number][] = []
  await collectUsers<string>(
    async (number) => ({ data: { users: page(20, number).users, rows: 12 } }),
    (done, all) => progress.push([done, all]),
  )
  expect(progress).toEqual([
    [10, 12],
    [12, 12],
  ])
})
