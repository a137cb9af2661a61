import { listApplications } from '#contracts/applications.ts'
import type { Followed } from './followAddress.ts'
import { testServices } from '#shared/testing/testServices.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'

const services = testServices([{ listApplications }], {
  listApplications: () => ({
    result: {
      records: ['https://app.nomina.test/', 'javascript:alert(1)', null].map((urlApp, index) => ({
        id: index,
        name: `app-${index}`,
        title: `App ${index}`,
        landing: 'https://www.nomina.test/',
        urlApp,
        isVisible: index === 1,
        idState: 0,
      })),
    },
  }),
})
const reads = (): (string | undefined)[] =>
  services.callsOf('listApplications').map(({ headers }) => headers['authorization'])

beforeEach(() => {
  // Each test has its own list.
  jest.resetModules()
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
  services.start()
})
afterEach(clearSession)

async function follow(raw: string): Promise<Followed> {
  const { followAddress } = await import('./followAddress.ts')
  return followAddress('login', raw)
}

describe('a refused address of a sign-in', () => {
  it.each([
    ['https://evil.test/in?token=abc', 'https://evil.test'],
    ['//evil.test/x', 'http://evil.test'],
    ['http://app.nomina.test/', 'http://app.nomina.test'],
    ['https://app.nomina.test:8443/', 'https://app.nomina.test:8443'],
    ['https://www.nomina.test/', 'https://www.nomina.test'],
  ])('%s after the list was read: %s [LCK-03]', async (raw, place) => {
    expect(await follow(raw)).toMatchObject({
      kind: 'refused-address',
      refused: { place, isChecked: true, error: { kind: 'schema', call: 'login' } },
    })
    expect(reads()).toHaveLength(1)
  })

  it.each([
    ['javascript:alert(1)', 'javascript:'],
    ['data:text/html,x', 'data:'],
    ['https://app.nomina.test@evil.test/', 'https://evil.test'],
    ['https://user@app.nomina.test/', 'https://app.nomina.test'],
    ['https://a b', null],
    [`${location.origin}//home?token=abc`, `${location.origin}//home`],
    ['/.//x', `${location.origin}//x`],
    ['/x/..//y', `${location.origin}//y`],
    ['/%2e//z', `${location.origin}//z`],
    ['/.//', `${location.origin}//`],
    ['/nowhere', `${location.origin}/nowhere`],
  ])('%s independently of the list: %s [LCK-03]', async (raw, place) => {
    expect(await follow(raw)).toMatchObject({
      kind: 'refused-address',
      refused: { place, isChecked: true, error: { kind: 'schema', call: 'login' } },
    })
    expect(reads()).toHaveLength(0)
  })

  it.each([
    [{ status: 500 }, { kind: 'status', status: 500 }],
    [{ drop: true } as const, { kind: 'network' }],
    [{ text: '<html>' }, { kind: 'between' }],
    [{ text: '[{' }, { kind: 'schema' }],
  ])('has the error of the list call: %j', async (reply, error) => {
    services.answerNext('listApplications', reply)
    expect(await follow('https://app.nomina.test/')).toMatchObject({
      kind: 'refused-address',
      refused: {
        place: 'https://app.nomina.test',
        isChecked: false,
        error: { ...error, call: 'listApplications' },
      },
    })
  })
})

describe('an accepted address of a sign-in', () => {
  it.each([
    ['/home', '/home'],
    [`${location.origin}/users?page=2`, '/users?page=2'],
  ])('%s is a path of the portal: %s', async (raw, path) => {
    expect(await follow(raw)).toEqual({ kind: 'path', path })
    expect(reads()).toHaveLength(0)
  })

  it.each([
    ['without a session', undefined],
    ['with its token', testToken()],
  ])('belongs to a listed application, read %s [LCK-03, LCK-04]', async (_how, token) => {
    if (token !== undefined) writeSession({ token, refreshToken: null })
    const href = 'https://app.nomina.test/in?t=1'
    expect(await follow(href)).toEqual({ kind: 'leave', href })
    expect(reads()).toEqual([token && `Bearer ${token}`])
    expect(await follow(href)).toEqual({ kind: 'leave', href })
    expect(reads()).toHaveLength(1)
  })
})
