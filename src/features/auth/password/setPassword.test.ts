/** @jest-environment node */
import { passwordEndpoints } from '#contracts/passwords.ts'
import { setConfig } from '#shared/config.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { removeLock, storedLock, storeLock } from '../sign-in/signInLock.ts'
import { setPassword } from './setPassword.ts'

const services = testServices([passwordEndpoints], {
  assignPassword: () => ({ informationCode: 'A10' }),
  changePassword: () => ({ informationCode: 'A10' }),
})

beforeAll(() => setConfig({ linkKey: btoa('0123456789abcdef0123456789abcdef') }))
beforeEach(() => {
  services.start()
  storeLock({ until: Date.now() + 60_000, nameHash: 'x' })
})
afterEach(removeLock)

describe.each([
  ['assignPassword', 'token'],
  ['changePassword', null],
])('by %s', (call, token) => {
  const link = { user: 'maria', token, isUserActivation: false, language: null }
  const set = () => setPassword({ link, current: 'Vieja.Clave1', password: 'Nogal.Tibio7' })

  it('a new password removes the lock', async () => {
    expect(await set()).toEqual({ kind: 'done' })
    expect(storedLock()).toBeNull()
  })

  it.each([
    ['refused', { status: 400, body: { informationCode: 'R11', message: 'No' } }],
    ['refused with status 200', { body: { informationCode: 'R11', message: 'No' } }],
    ['not answered', { drop: true } as const],
  ])('one that is %s keeps the lock', async (_how, reply) => {
    services.answerNext(call, reply)
    expect((await set()).kind).toBe('problem')
    expect(storedLock()).not.toBeNull()
  })
})
