import { passwordEndpoints } from '#contracts/passwords.ts'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import type { Problem } from '../password/passwordOutcome.ts'

const services = testServices([passwordEndpoints], {
  sendActivationEmail: () => ({ informationCode: 'A10' }),
})
const mailed = (): unknown[] => services.callsOf('sendActivationEmail').map(({ body }) => body!['userName'])
const refusal: TestReply = { status: 400, body: { informationCode: 'R11', message: 'No' } }
const failed: Problem = { kind: 'own-text', text: 'common:requestFailed' }

/** A reload keeps only the storage of the tab. */
const reload = (): typeof jest => jest.resetModules()

beforeEach(() => {
  jest.useFakeTimers({ now: 1_800_000_000_000 })
  reload()
  services.start()
})
afterEach(() => {
  jest.useRealTimers()
  sessionStorage.clear()
})

async function arrive(arrival: string, user: string): Promise<Problem | null> {
  const { sendOnArrival } = await import('./activation.ts')
  return sendOnArrival(arrival, user)
}

it('is mailed once to each of two users of a tab within a minute', async () => {
  expect(await arrive('a1', 'ana')).toBeNull()
  expect(await arrive('a2', 'maria')).toBeNull()
  expect(await arrive('a3', 'maria')).toBeNull()
  expect(mailed()).toEqual(['ana', 'maria'])
})

it.each([
  [59_999, ['ana']],
  [60_000, ['ana', 'ana']],
])('requested by another visit after %i ms is mailed to %j', async (ms, people) => {
  await arrive('b1', 'ana')
  jest.setSystemTime(Date.now() + ms)
  expect(await arrive(`b${ms}`, 'ana')).toBeNull()
  expect(mailed()).toEqual(people)
})

describe('after a reload', () => {
  it('a sent e-mail is not sent again', async () => {
    await arrive('c1', 'ana')
    reload()
    expect(await arrive('c1', 'ana')).toBeNull()
    expect(mailed()).toEqual(['ana'])
  })

  it('a refused one is not reported as sent, and the next visit tries again', async () => {
    services.answerNext('sendActivationEmail', refusal)
    expect(await arrive('d1', 'ana')).not.toBeNull()
    reload()
    expect(await arrive('d1', 'ana')).toEqual(failed)
    expect(mailed()).toEqual(['ana'])
    expect(await arrive('d2', 'ana')).toBeNull()
    expect(mailed()).toEqual(['ana', 'ana'])
  })

  it.each<[string, TestReply]>([
    ['whose answer was lost', { drop: true }],
    ['whose answer is a failure of the way', { status: 502, text: '' }],
    ['that is under way', { after: new Promise(() => undefined) }],
  ])('a send %s is not reported as sent, but starts the pause (hardening T64)', async (how, reply) => {
    services.answerNext('sendActivationEmail', reply)
    void arrive(how, 'ana')
    await jest.advanceTimersByTimeAsync(0)
    expect(mailed()).toEqual(['ana'])
    reload()
    expect(await arrive(how, 'ana')).toEqual(failed)
    expect(await arrive(`${how} 2`, 'ana')).toEqual(failed)
    expect(mailed()).toEqual(['ana'])
    jest.setSystemTime(Date.now() + 60_000)
    expect(await arrive(`${how} 3`, 'ana')).toBeNull()
    expect(mailed()).toEqual(['ana', 'ana'])
  })
})

it.each<[string, string, TestReply, string[]]>([
  ['is under way', 'none', { after: new Promise(() => undefined) }, ['ana', 'ana']],
  ['was not answered', 'none', { drop: true }, ['ana', 'ana']],
  ['was refused', 'another', refusal, ['ana', 'ana', 'ana']],
])(
  'one that the user requests and that %s is followed by %s at the next visit',
  async (how, _more, reply, people) => {
    await arrive(how, 'ana')
    jest.setSystemTime(Date.now() + 60_000)
    services.answerNext('sendActivationEmail', reply)
    const { sendAgain } = await import('./activation.ts')
    void sendAgain(how, 'ana')
    await jest.advanceTimersByTimeAsync(0)
    reload()
    // The first one was sent.
    expect(await arrive(`${how} 2`, 'ana')).toBeNull()
    expect(mailed()).toEqual(people)
  },
)

it('a visit waits for the pending send of another visit', async () => {
  const answer = Promise.withResolvers<void>()
  services.answerNext('sendActivationEmail', { ...refusal, after: answer.promise })
  const first = arrive('e1', 'ana')
  await jest.advanceTimersByTimeAsync(0)
  const second = arrive('e2', 'ana')
  answer.resolve()
  expect(await first).not.toBeNull()
  expect(await second).toEqual(await first)
  expect(mailed()).toEqual(['ana'])
})

it.each<[string, string, TestReply]>([
  ['success', 'maria', {}],
  ['success', 'ana', {}],
  ['refusal', 'ana', refusal],
])('the late %s of one e-mail is not the answer to the next, to %s', async (how, next, reply) => {
  const answer = Promise.withResolvers<void>()
  services.answerNext('sendActivationEmail', { ...reply, after: answer.promise }, { drop: true })
  const first = arrive(`${how} 1`, 'ana')
  await jest.advanceTimersByTimeAsync(0)
  jest.setSystemTime(Date.now() + 60_000)
  expect(await arrive(`${how} 2`, next)).not.toBeNull()
  answer.resolve()
  expect((await first) === null).toBe(how === 'success')
  reload()
  expect(await arrive(`${how} 3`, next)).toEqual(failed)
  expect(mailed()).toEqual(['ana', next])
})
