/** @jest-environment node */
import { passwordEndpoints } from '#contracts/passwords.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { pendingChoice, setPendingChoice } from './pendingChoice.ts'
import {
  requestReset,
  resetAccount,
  startReset,
  keepSentReset,
  sentReset,
  requestProblem,
} from './requestReset.ts'

const one = [{ userName: 'maria.gomez', email: 'maria@suite.test' }]
const two = [...one, { userName: 'maria.dos', email: 'maria@suite.test' }]
let users: object[] = one

const services = testServices([passwordEndpoints], {
  getUserForReset: () => ({ users }),
  resetPassword: () => ({ informationCode: 'A10' }),
})
const bodies = (name: string): unknown[] => services.callsOf(name).map(({ body }) => body)

beforeEach(() => {
  services.start()
  users = one
  setPendingChoice(null)
  keepSentReset(null)
})

describe.each([true, false])('a request from an expired link: %s', (isInvalidLinkScreen) => {
  const sent = isInvalidLinkScreen ? { isInvalidLinkScreen } : {}

  it('sends the flag for a single account at once [CAL-05, RST-12]', async () => {
    await startReset(' maria@suite.test ', isInvalidLinkScreen)
    expect(bodies('resetPassword')).toEqual([{ user: 'maria@suite.test', appname: '', ...sent }])
  })

  it('sends the flag for a chosen account too [RST-11, SEL-04]', async () => {
    users = two
    expect(await startReset('maria@suite.test', isInvalidLinkScreen)).toEqual({ kind: 'several' })
    expect(bodies('resetPassword')).toEqual([])
    const choice = pendingChoice()!
    await resetAccount(choice.accounts[1]!, choice.isInvalidLinkScreen)
    expect(bodies('resetPassword')).toEqual([{ user: 'maria.dos', appname: '', isByUser: true, ...sent }])
  })
})

it.each([
  // For a user name only the service knows the e-mail, and may omit it.
  ['maria@suite.test', 'other@suite.test', '***ia@suite.test'],
  ['maria.gomez', 'maria@suite.test', '***ia@suite.test'],
  ['maria.gomez', null, 'maria.gomez'],
])('after %s with the answered e-mail %s, the link went to %s', async (typed, email, shown) => {
  users = [{ userName: 'maria.gomez', email }]
  expect(await startReset(typed, false)).toEqual({ kind: 'sent', email: shown })
})

it.each([
  ['a refusal', { status: 400, body: { informationCode: 'R11', message: 'No' } }],
  ['a refusal with status 200', { body: { informationCode: 'R11', message: 'No' } }],
  ['no answer', { drop: true } as const],
])('%s keeps the former request and its minute', async (_what, reply) => {
  await startReset('maria@suite.test', false)
  const before = sentReset()
  expect(before).toMatchObject({ request: { user: 'maria@suite.test' }, at: expect.any(Number) })
  services.answerNext('resetPassword', reply)
  const step = await requestReset({ user: 'ana', isByUser: true, isInvalidLinkScreen: false })
  expect([step.kind, sentReset()]).toEqual(['problem', before])
})

it('shows the refusal of the service, truncated and without bidi marks (hardening T15)', async () => {
  const message = `No hay\u202E cuenta. ${'x'.repeat(600)}`
  services.answerNext('getUserForReset', { body: { informationCode: 'R11', message } })
  const step = await startReset('nadie@suite.test', false)
  expect(step).toMatchObject({ kind: 'problem', problem: { kind: 'refused' } })
  const sent = JSON.stringify(step)
  expect(sent).not.toContain('\u202E')
  expect(sent.length).toBeLessThan(600)
})

const local = (length: number): string => 'a'.repeat(length)

describe('the typed user of a reset', () => {
  it.each([
    ['maria@suite.test', null],
    ['  maria@suite.test ', null],
    ['maria+x@suite.co', null],
    ['\u202Amaria. gomez@suite.test\u00A0', null],
    ['', 'required'],
    ['   ', 'required'],
    ['maria', 'format'],
    ['maria@suite', 'format'],
    ['maria@suite.t', 'format'],
    ['maria@suite.c0', 'format'],
    ['maria gomez@suite.test', 'format'],
    ['maria@@suite.test', 'format'],
    [`${local(92)}@suite.co`, 'tooLong'],
    [`${local(91)}@suite.co`, null],
  ])('%j as an e-mail: %s [RST-06, RST-08, RST-09]', (typed, problem) => {
    expect(requestProblem(typed, 'email')).toBe(problem)
  })

  it.each([
    ['maria.gomez', null],
    ['maria@suite.test', null],
    ['MARIA_G-1@x', null],
    ['maria gomez', 'format'],
    ['maría', 'format'],
    ['', 'required'],
    [local(101), 'tooLong'],
  ])('%j as an e-mail or user name: %s [RST-01]', (typed, problem) => {
    expect(requestProblem(typed, 'emailOrUser')).toBe(problem)
  })
})
