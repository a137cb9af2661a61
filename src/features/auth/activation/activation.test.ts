import { passwordEndpoints } from '#contracts/passwords.ts'
import { testServices, type TestReply } from '#shared/testing/testServices.ts'
import type { Problem } from '../password/problem.ts'

const services = testServices([passwordEndpoints], {
  sendActivationEmail: () => ({ informationCode: 'A10' }),
})
const mailed = (): unknown[] => services.callsOf('sendActivationEmail').map(({ body }) => body!['userName'])
const refusal: TestReply = { status: 400, body: { informationCode: 'R11', message: 'No' } }

/** The page is loaded anew: of the tab its storage alone is left. */
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

it('is mailed to the second person at a tab within the minute of the first, and once to each', async () => {
  expect(await arrive('a1', 'ana')).toBeNull()
  expect(await arrive('a2', 'maria')).toBeNull()
  expect(await arrive('a3', 'maria')).toBeNull()
  expect(mailed()).toEqual(['ana', 'maria'])
})

it.each([
  [59_999, ['ana']],
  [60_000, ['ana', 'ana']],
])('asked for by another arrival after %i ms is mailed to %j', async (ms, people) => {
  await arrive('b1', 'ana')
  jest.setSystemTime(Date.now() + ms)
  expect(await arrive(`b${ms}`, 'ana')).toBeNull()
  expect(mailed()).toEqual(people)
})

describe('after a reload', () => {
  it('what was sent is not sent again', async () => {
    await arrive('c1', 'ana')
    reload()
    expect(await arrive('c1', 'ana')).toBeNull()
    expect(mailed()).toEqual(['ana'])
  })

  it.each<[string, TestReply]>([
    ['refused', refusal],
    ['not answered', { drop: true }],
  ])('what was %s is not said to be on its way, and the next arrival tries again', async (how, reply) => {
    services.answerNext('sendActivationEmail', reply)
    expect(await arrive(how, 'ana')).not.toBeNull()
    reload()
    expect(await arrive(how, 'ana')).toEqual({ kind: 'own-text', text: 'common:requestFailed' })
    expect(mailed()).toEqual(['ana'])
    expect(await arrive(`${how} 2`, 'ana')).toBeNull()
    expect(mailed()).toEqual(['ana', 'ana'])
  })

  it('in the middle of a send nothing is claimed', async () => {
    services.answerNext('sendActivationEmail', { after: new Promise(() => undefined) })
    void arrive('d1', 'ana')
    await jest.advanceTimersByTimeAsync(0)
    reload()
    expect(await arrive('d1', 'ana')).toEqual({ kind: 'own-text', text: 'common:requestFailed' })
  })
})
