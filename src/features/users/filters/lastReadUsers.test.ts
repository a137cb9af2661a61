/** @jest-environment node */
import { store } from '#shared/api/store.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { setLastReadUsers, selectLastReadUsers } from './lastReadUsers.ts'

const signIn = (user: string): void =>
  void writeSession({ token: testToken({ unique_name: user }), refreshToken: null })

it.each<[string, () => void, string | undefined]>([
  ['are there for the person whose session ran out', () => signIn('ana'), 'pago'],
  ['are gone for another person', () => signIn('luis'), undefined],
])('the users of a search %s', (_what, comeBack, key) => {
  signIn('ana')
  setLastReadUsers({ key: 'pago', users: [], at: 0 })
  endSession({ reason: 'expired', message: null })
  comeBack()
  expect(selectLastReadUsers(store.getState())?.key).toBe(key)
})

it('the users of a search are cleared on sign-out', () => {
  signIn('ana')
  setLastReadUsers({ key: 'pago', users: [], at: 0 })
  endSession({ reason: 'signed-out', message: null })
  expect(selectLastReadUsers(store.getState())).toBeNull()
})
