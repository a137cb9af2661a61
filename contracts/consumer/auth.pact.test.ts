import { MatchersV3 } from '@pact-foundation/pact'
import { type LoginAnswer, type LoginBody } from '#contracts/auth.ts'
import { captchaChallenge, login } from '#contracts/examples/auth.ts'
import { exampleToken } from '#contracts/examples/exampleToken.ts'
import { validateToken } from '#contracts/examples/session.ts'
import { sessionApi } from '#features/auth/session/api.ts'
import { signInApi } from '#features/auth/sign-in/api.ts'
import { loginOutcome, type LoginOutcome } from '#features/auth/sign-in/loginOutcome.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { createStore } from '#shared/api/createStore.ts'
import { interact } from './interact.ts'
import { stateParams, type Given, stateValue } from './given.ts'
import { matchingText } from './matchingText.ts'

const endpoints = { ...signInApi.endpoints, ...sessionApi.endpoints }

describe('a sign-in', () => {
  type Row = [outcome: string, description: string, given: Given[], means: LoginOutcome, answer?: object]

  const encryptedPassword = stateValue('encryptedPassword', login.example.body.password)
  const wrongPassword = stateValue('wrongEncryptedPassword', 'AAECAwQFBgcICQoL-another')
  const message = (outcome: keyof typeof login.outcomes): string =>
    (login.outcomes[outcome]!.body as LoginAnswer).message!
  const refusedWith = (code: 'R21' | 'R22' | 'R23'): Row => [
    code,
    `a sign-in that is refused with ${code}`,
    [['signing in is refused with a code', { userName: `codigo${code.slice(1)}`, code }]],
    { kind: 'refused', message: message(code) },
  ]

  it.each<Row>([
    [
      'A10',
      'a sign-in with the right password',
      ['a person can sign in'],
      { kind: 'go', target: 'https://portal.suite.test/' },
    ],
    [
      'A20',
      'a sign-in of a person who is led to an application',
      ['signing in leads to an application'],
      { kind: 'go', target: 'https://app.colnomina.suite.test/' },
    ],
    [
      'information',
      'a sign-in of a person for whom a notice waits',
      ['a notice waits for a person'],
      { kind: 'alert', message: message('information') },
    ],
    [
      'R11',
      'a sign-in with a wrong password',
      ['a person can sign in'],
      { kind: 'wrong', message: message('R11'), left: 2 },
    ],
    [
      'R11',
      'a sign-in with a wrong password after one that failed',
      [['a person has failed to sign in', { times: 1 }]],
      { kind: 'wrong', message: message('R11'), left: 1 },
      {
        informationCode: 'R11',
        message: matchingText('something', message('R11')),
        failedLoginInformation: { failedAttempts: 2 },
      },
    ],
    [
      'R13',
      'a sign-in of a locked person',
      ['a person is locked'],
      { kind: 'locked', seconds: 900 },
      { informationCode: 'R13', failedLoginInformation: { lockTime: MatchersV3.integer(900) } },
    ],
    [
      'isBlocked',
      'a sign-in of a blocked person',
      ['a person is blocked'],
      { kind: 'blocked', contact: '601 555 0100' },
    ],
    refusedWith('R21'),
    refusedWith('R22'),
    refusedWith('R23'),
    [
      'PasswordExpired',
      'a sign-in with an expired password',
      ['a password has expired'],
      { kind: 'expired-password' },
    ],
    [
      'captcha',
      'a sign-in without the captcha that the application asks for',
      ['an application asks for a captcha', 'a person can sign in'],
      { kind: 'refused', message: message('captcha') },
    ],
  ])(
    'answered %s means what the portal shows: %s [CAL-04]',
    async (outcome, description, given, means, ...[answer]) => {
      const body = {
        ...login.example.body,
        user: stateValue('userName', String(stateParams(given.at(-1)!)['userName'])),
        password: outcome === 'R11' ? wrongPassword : encryptedPassword,
      }
      const headers = login.example.headers
      const { data, error } = await interact(
        { endpoint: login, outcome, description, given, headers, body, ...(answer && { answer }) },
        ({ headers: sent, body: typed }) =>
          createStore().dispatch(endpoints.login.initiate({ headers: sent!, body: typed as LoginBody })),
      )
      const { status, failure } = (error ?? {}) as ApiError
      expect(data ? loginOutcome(data, 200) : loginOutcome(failure as LoginAnswer, status!)).toEqual(means)
    },
  )
})

describe('a token check', () => {
  const token = stateValue('token', exampleToken)
  const user = stateValue('userName', 'admin')
  const session = { refreshToken: 'refresh-1' }

  it('accepts a stored token [CAL-10]', async () => {
    const { data } = await interact(
      {
        endpoint: validateToken,
        outcome: 'A10',
        description: 'a check of the stored token',
        given: ['a session is open'],
        headers: { user, token, option: '1', currentApp: 'ibuhoo', apps: 'ibuhoo' },
        session,
      },
      (input) => createStore().dispatch(endpoints.validateToken.initiate(input)),
    )
    expect(data).toMatchObject({ informationCode: 'A10' })
  })

  it('percent-encodes a user name that is not plain ASCII', async () => {
    const { data } = await interact(
      {
        endpoint: validateToken,
        outcome: 'A10',
        description: 'a check of the stored token of a person whose name is not plain ASCII',
        given: [['a session is open', { userName: 'begoña' }]],
        headers: { user: 'begoña', token, option: '1', currentApp: 'ibuhoo', apps: 'ibuhoo' },
        encoded: { user: 'bego%C3%B1a' },
        session,
      },
      (input) => createStore().dispatch(endpoints.validateToken.initiate(input)),
    )
    expect(data).toMatchObject({ informationCode: 'A10' })
  })

  it('returns the refresh token of a login token', async () => {
    const { data } = await interact(
      {
        endpoint: validateToken,
        outcome: 'A10 login token',
        description: 'a check of a token that came in the address',
        given: ['a session is open'],
        headers: { user, token, currentApp: 'ibuhoo' },
      },
      (input) => createStore().dispatch(endpoints.validateToken.initiate(input)),
    )
    expect(data).toMatchObject({ informationCode: 'A10', refreshToken: 'refresh-1' })
  })

  it('refuses an expired token with a 401, which is final', async () => {
    const { error } = await interact(
      {
        endpoint: validateToken,
        outcome: '401',
        description: 'a check of an expired token',
        given: ['a session has expired'],
        headers: { user, token, option: '1', currentApp: 'ibuhoo', apps: 'ibuhoo' },
        session,
        answer: null,
      },
      (input) => createStore().dispatch(endpoints.validateToken.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 401 })
  })
})

describe('a captcha', () => {
  const { parameters, signature } = captchaChallenge.example.answer

  it('begins with a challenge that the browser can solve', async () => {
    const { data } = await interact(
      {
        endpoint: captchaChallenge,
        outcome: '200',
        description: 'a request for a captcha challenge',
        given: ['an application asks for a captcha'],
        answer: {
          parameters: {
            algorithm: matchingText('hash', parameters.algorithm),
            cost: MatchersV3.number(parameters.cost),
            keyLength: MatchersV3.number(parameters.keyLength),
            keyPrefix: matchingText('hex', parameters.keyPrefix),
            nonce: matchingText('hex', parameters.nonce),
            salt: matchingText('hex', parameters.salt),
          },
          signature: matchingText('word', signature),
        },
      },
      () => createStore().dispatch(endpoints.captchaChallenge.initiate()),
    )
    expect(data).toMatchObject({ parameters: { algorithm: 'SHA-256' }, signature })
  })
})
