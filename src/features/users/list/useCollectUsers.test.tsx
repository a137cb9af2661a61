import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { userEndpoints } from '#contracts/users.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { usersApi } from '../api.ts'
import { useCollectUsers } from './useCollectUsers.ts'

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
