import { tellWrite } from '#shared/api/writeAnswers.ts'
import { endSession } from '#shared/session/sessionEvents.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { writeSession } from '#shared/session/tokens.ts'
import { isReadOnlyHere, onReadOnlyChange } from './readOnlyRooms.ts'

const refused = { error: { kind: 'status', call: 'modifyUser', status: 403, message: null, at: 1 } }
const done = { data: { informationCode: 'A10' } }

function sign(privileges: string[], id?: string): void {
  writeSession({ token: testToken({ privileges }), refreshToken: null, ...(id && { id }) })
}

function at(path: string): boolean {
  window.history.replaceState(null, '', path)
  return isReadOnlyHere()
}

beforeEach(() => sign(['LEER'], 'one'))
afterEach(() => endSession({ reason: 'signed-out', message: null }))

it('knows after a refused write that this room is only read, and no other one', () => {
  expect(at('/users')).toBe(false)
  tellWrite('modifyUser', refused)
  expect(at('/users')).toBe(true)
  expect(at('/users/5/roles')).toBe(true)
  expect(at('/roles')).toBe(false)
  expect(at('/home')).toBe(false)
})

it('forgets it once a write in the room is done', () => {
  tellWrite('modifyUser', refused)
  tellWrite('modifyRole', done)
  expect(at('/users')).toBe(true)
  tellWrite('setUserState', done)
  expect(at('/users')).toBe(false)
})

it('forgets it with a renewed token of other rights, and keeps it with one of the same', () => {
  tellWrite('modifyUser', refused)
  sign(['LEER'], 'one')
  expect(at('/users')).toBe(true)
  sign(['LEER', 'ESCRIBIR'], 'one')
  expect(at('/users')).toBe(false)
})

it('is over with the sign-out, for whoever signs in next', () => {
  tellWrite('modifyUser', refused)
  endSession({ reason: 'signed-out', message: null })
  tellWrite('modifyUser', refused)
  sign(['LEER'], 'one')
  expect(at('/users')).toBe(false)
})

it('tells those who show it, also when the token is renewed', () => {
  const listener = jest.fn()
  const unhear = onReadOnlyChange(listener)
  tellWrite('modifyUser', refused)
  expect(listener).toHaveBeenCalledTimes(1)
  tellWrite('modifyUser', refused)
  expect(listener).toHaveBeenCalledTimes(1)
  sign(['LEER', 'ESCRIBIR'], 'one')
  expect(listener).toHaveBeenCalledTimes(2)
  unhear()
  tellWrite('modifyUser', refused)
  expect(listener).toHaveBeenCalledTimes(2)
})
