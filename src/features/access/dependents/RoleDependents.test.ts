import { userEndpoints } from '#contracts/users.ts'
import { createStore } from '#shared/api/createStore.ts'
import { listedUser } from '#shared/testing/testRecords.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { countUsers } from './RoleDependents.tsx'

/** The roles of each user, by page. */
let pages: Record<number, string[]>[]

const services = testServices([userEndpoints], {
  listUsers: ({ headers }) => ({
    users: Object.entries(pages[Number(headers['pages'])]!).map(([id, roles]) =>
      listedUser(Number(id), { roles }),
    ),
    rows: 100,
  }),
})

beforeEach(() => {
  pages = Array.from({ length: 10 }, (_, page) => ({ [page]: ['Rol 1'] }))
  services.start()
})

function count(signal = new AbortController().signal) {
  const progress: number[] = []
  const counted = countUsers(createStore().dispatch, ['Rol 1'], pages.length, signal, (done) => {
    progress.push(done)
  })
  return { counted, progress }
}

it('counts users of the role once, in any case and over all pages', async () => {
  pages = [{ 1: ['ROL 1'], 2: ['Rol 11'] }, { 1: ['Rol 1'], 3: ['Otro', 'Rol 1'] }, { 4: [] }]
  const { counted, progress } = count()
  expect(await counted).toEqual({ count: 2 })
  expect(progress).toEqual([1, 2, 3])
})

it.each([0, 3, 9])('returns the error of page %d instead of a number', async (page) => {
  services.answerNext('listUsers', ...Array.from({ length: page }, () => ({})), { status: 500 })
  expect(await count().counted).toEqual({ error: expect.objectContaining({ call: 'listUsers' }) })
})

it('reads no more pages after a failure', async () => {
  services.answerNext('listUsers', { status: 500 })
  await count().counted
  expect(services.calls.length).toBeLessThan(10)
})

it('reads no more pages after an abort', async () => {
  let answer = (): void => {}
  const held = { after: new Promise<void>((resolve) => (answer = resolve)) }
  services.answerNext('listUsers', ...Array.from({ length: 6 }, () => held))
  const asker = new AbortController()
  const { counted } = count(asker.signal)
  asker.abort()
  answer()
  await counted
  expect(services.calls).toHaveLength(6)
})
