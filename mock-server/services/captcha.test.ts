/** @jest-environment node */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/sha'
import { startMock, type RunningMock } from '../testServer.ts'

let mock: RunningMock

beforeEach(async () => {
  mock = await startMock()
  await mock.control('PUT', '/scenario', { name: 'captcha-on' })
})

afterEach(() => mock.end())

async function solved(): Promise<string> {
  const { body } = await mock.ask('GET', '/authentication/api/Captcha/Challenge')
  const challenge = body as Challenge
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function statusWith(tokenCaptcha: string): Promise<number> {
  return (await mock.signIn('admin', undefined, { tokenCaptcha })).status
}

describe('the captcha', () => {
  it('accepts a solution once [CAP-05]', async () => {
    const tokenCaptcha = await solved()
    const both = await Promise.all([statusWith(tokenCaptcha), statusWith(tokenCaptcha)])
    expect(both.toSorted()).toEqual([200, 400])
    expect(await statusWith(tokenCaptcha)).toBe(400)
  })

  it('is switched on by the parameter captchaApply, a key and value with a type [ENT-26]', async () => {
    const headers = { appName: 'ibuhoo', parameterType: 'LOGIN' }
    const ask = async (): Promise<unknown> =>
      (await mock.ask('GET', '/security/api/application/GetParametersApp', { headers })).body.result.records
    expect(await ask()).toEqual([{ key: 'captchaApply', value: 'true', type: 'boolean' }])
    await mock.control('POST', '/reset', {})
    expect(await ask()).toEqual([{ key: 'captchaApply', value: 'false', type: 'boolean' }])
  })

  it('refuses a missing, wrong or five minutes old solution', async () => {
    expect(await statusWith('')).toBe(400)
    expect(await statusWith('nonsense')).toBe(400)
    expect(await statusWith(Buffer.from('{"challenge":{},"solution":{}}').toString('base64'))).toBe(400)
    const { challenge, solution } = JSON.parse(Buffer.from(await solved(), 'base64').toString())
    const wrong = { challenge, solution: { ...solution, counter: solution.counter + 1 } }
    expect(await statusWith(Buffer.from(JSON.stringify(wrong)).toString('base64'))).toBe(400)
    const old = await solved()
    await mock.control('PUT', '/clock', { advance: 'PT5M' })
    expect(await statusWith(old)).toBe(400)
  })

  it('does not count a refused request as an attempt', async () => {
    for (let times = 0; times < 3; times += 1) await mock.signIn('maria.gomez', 'Otra.2026*')
    const reply = await mock.signIn('maria.gomez', 'Otra.2026*', { tokenCaptcha: await solved() })
    expect(reply.body.failedLoginInformation.failedAttempts).toBe(1)
  })

  it('is checked even if it was not required', async () => {
    await mock.control('POST', '/reset', {})
    expect(await statusWith('nonsense')).toBe(400)
    expect(await statusWith(await solved())).toBe(200)
  })
})
