/** @jest-environment node */
import { usersApi } from './api.ts'
import { userEndpoints } from '#contracts/users.ts'
import { createStore } from '#shared/api/createStore.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { userSwitch } from './lookUpUser.ts'

const services = testServices([userEndpoints], {
  getUser: () => ({ user: { ...user, idstate: 1 } }),
  setUserState: () => ({ informationCode: 'A10' }),
})
beforeEach(services.start)

const user = { id: 42, names: 'A', surnames: 'B', email: 'a@b.co', document: '1', userName: 'a', idstate: 0 }

it('is answered when another change ends before it', async () => {
  const store = createStore()
  expect(await userSwitch(store.dispatch, { id: 42 }).read()).toEqual({ data: false })
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  services.answerNext('getUser', { after: held })
  const found = userSwitch(store.dispatch, { id: 42 }).read()
  await store.dispatch(
    usersApi.endpoints.setUserState.initiate({ body: { id: 43, idstate: 1 } }, { track: false }),
  )
  answer()
  expect(await found).toEqual({ data: false })
})
