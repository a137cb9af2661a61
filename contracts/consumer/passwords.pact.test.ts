import { MatchersV3 } from '@pact-foundation/pact'
import { exampleToken } from '#contracts/examples/exampleToken.ts'
import { validateToken } from '#contracts/examples/session.ts'
import {
  assignPassword,
  changePassword,
  getUserForReset,
  resetPassword,
  sendActivationEmail,
  validateOtpMail,
} from '#contracts/examples/passwords.ts'
import { sessionApi } from '#features/auth/session/api.ts'
import { passwordsApi } from '#features/auth/password/api.ts'
import { accountsIn } from '#features/auth/password/pendingChoice.ts'
import { passwordOutcome } from '#features/auth/password/passwordOutcome.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { matchingText } from './matchingText.ts'

const { endpoints } = passwordsApi
const appname = 'ibuhoo'
const email = stateValue('email', 'carla@suite.test')
const linkToken = stateValue('linkToken', exampleToken)
const newPassword = stateValue('newEncryptedPassword', 'AAECAwQFBgcICQoL-new')
const done = { responseCode: 200, informationCode: 'A10' }
const maskedEmail = MatchersV3.string('***la@suite.test')

describe('the lookup for a reset', () => {
  const account = (userName: string): object => ({
    userName: matchingText('word', userName),
    email: maskedEmail,
  })

  it.each([
    ['one', 1, [account('compartida.1')]],
    ['several', 2, [account('compartida.1'), account('compartida.2')]],
  ])(
    'finds %s of the accounts with an e-mail, which is masked [CAL-06]',
    async (outcome, accounts, users) => {
      const { data } = await interact(
        {
          endpoint: getUserForReset,
          outcome,
          description: `a lookup of an e-mail with ${accounts} of the accounts`,
          given: [['accounts share an address', { accounts }]],
          body: { user: email, appname, isByUser: false },
          answer: { responseCode: 200, users },
        },
        ({ body }) => createStore().dispatch(endpoints.getUserForReset.initiate({ body: body! })),
      )
      expect(accountsIn(data!)).toHaveLength(accounts)
    },
  )

  it('is refused for an unknown e-mail', async () => {
    const { error } = await interact(
      {
        endpoint: getUserForReset,
        outcome: 'none',
        description: 'a lookup of an e-mail that nobody has',
        given: [['accounts share an address', { accounts: 0 }]],
        body: { user: email, appname, isByUser: false },
      },
      ({ body }) => createStore().dispatch(endpoints.getUserForReset.initiate({ body: body! })),
    )
    expect(error).toMatchObject({ status: 400, message: expect.any(String) })
  })
})

describe('the request of a link', () => {
  type Row = [what: string, given: Given, body: object]
  const userName = stateValue('userName', 'maria.gomez')

  it.each<Row>([
    ['for the one account of an e-mail', ['accounts share an address', { accounts: 1 }], { user: email }],
    [
      'from the screen of a link that is no longer good',
      ['accounts share an address', { accounts: 1 }],
      { user: email, isInvalidLinkScreen: true },
    ],
    ['for an account that was chosen', 'a person can sign in', { user: userName, isByUser: true }],
  ])('%s is done [CAL-05]', async (what, given, fields) => {
    const { data } = await interact(
      {
        endpoint: resetPassword,
        outcome: 'A10',
        description: `a request of a link ${what}`,
        given: [given],
        body: { appname, ...fields },
        answer: done,
      },
      ({ body }) => createStore().dispatch(endpoints.resetPassword.initiate({ body: body! })),
    )
    expect(passwordOutcome(data!)).toEqual({ kind: 'done' })
  })

  it('is refused for an unknown e-mail', async () => {
    const { error } = await interact(
      {
        endpoint: resetPassword,
        outcome: 'R11',
        description: 'a request of a link for an e-mail that nobody has',
        given: [['accounts share an address', { accounts: 0 }]],
        body: { user: email, appname },
      },
      ({ body }) => createStore().dispatch(endpoints.resetPassword.initiate({ body: body! })),
    )
    expect(error).toMatchObject({ code: 'R11', message: expect.any(String) })
  })
})

describe('the token of a link', () => {
  it.each([
    ['A10', true],
    ['401', false],
  ])('is judged: %s [CAL-10]', async (outcome, on) => {
    const { data, error } = await interact(
      {
        endpoint: validateToken,
        outcome,
        description: `a check of the token of a link ${on ? 'that is good' : 'whose life is over'}`,
        given: [['a link was mailed', { on }]],
        headers: {
          user: stateValue('userName', 'maria.gomez'),
          token: linkToken,
          option: '2',
          currentApp: appname,
        },
        ...(on ? {} : { answer: null }),
      },
      (input) => createStore().dispatch(sessionApi.endpoints.validateToken.initiate(input)),
    )
    if (on) expect(data).toMatchObject({ informationCode: 'A10' })
    else expect(error).toMatchObject({ status: 401 })
  })
})

describe('an assigned password', () => {
  const assign = (outcome: string, description: string, given: Given[], more: object = {}) =>
    interact(
      {
        endpoint: assignPassword,
        outcome,
        description,
        given,
        body: {
          user: stateValue('userName', 'maria.gomez'),
          password: newPassword,
          token: linkToken,
          appname,
          ...('body' in more ? (more.body as object) : {}),
        },
        ...('answer' in more ? { answer: more.answer } : {}),
      },
      ({ body }) => createStore().dispatch(endpoints.assignPassword.initiate({ body: body! })),
    )

  it('is accepted for a reset and for an activation [CAL-07, PWD-30]', async () => {
    const reset = await assign(
      'A10',
      'a new password by a link',
      ['a link was mailed', 'a new password was chosen'],
      { answer: done },
    )
    const create = await assign(
      'A10',
      'a first password by a link',
      [['a link was mailed', { isUserActivation: true }], 'a new password was chosen'],
      { answer: done, body: { isUserActivation: true } },
    )
    for (const { data } of [reset, create]) expect(passwordOutcome(data!)).toEqual({ kind: 'done' })
  })

  it('may open a session', async () => {
    const { data } = await assign('A10 with a session', 'a new password by a link that lets in', [
      ['a link was mailed', { letsIn: true }],
      'a new password was chosen',
    ])
    expect(passwordOutcome(data!)).toEqual({ kind: 'go', target: 'https://portal.suite.test/' })
  })

  it.each<[string, string, Given[]]>([
    [
      'R11 link',
      'a new password by a link whose life is over',
      [['a link was mailed', { on: false }], 'a new password was chosen'],
    ],
    [
      'R11 rules',
      'a new password against the rules by a link',
      ['a link was mailed', ['a new password was chosen', { password: 'corta' }]],
    ],
  ])('is refused with a reason: %s', async (outcome, description, given) => {
    const { error } = await assign(outcome, description, given)
    expect(error).toMatchObject({ status: 400, message: expect.any(String) })
  })
})

describe('a changed password', () => {
  const right = stateValue('encryptedPassword', changePassword.example.body.password)
  const change = (outcome: string, description: string, password: unknown, chosen: Given) =>
    interact(
      {
        endpoint: changePassword,
        outcome,
        description,
        given: ['a person can sign in', chosen],
        body: {
          user: stateValue('userName', 'maria.gomez'),
          password,
          newpassword: newPassword,
          appname,
        },
        ...(outcome === 'A10' && { answer: done }),
      },
      ({ body }) => createStore().dispatch(endpoints.changePassword.initiate({ body: body! })),
    )

  it('is accepted with the old one [CAL-08]', async () => {
    const { data } = await change('A10', 'a change of password', right, 'a new password was chosen')
    expect(passwordOutcome(data!)).toEqual({ kind: 'done' })
  })

  it('is refused with a reason', async () => {
    const wrong = stateValue('wrongEncryptedPassword', 'AAECAwQFBgcICQoL-another')
    const chosen = 'a new password was chosen'
    const refusals = [
      await change('R11 password', 'a change of password with a wrong old one', wrong, chosen),
      await change('R11 rules', 'a change to a password against the rules', right, [
        chosen,
        { password: 'corta' },
      ]),
    ]
    for (const { error } of refusals)
      expect(error).toMatchObject({ status: 400, message: expect.any(String) })
  })
})

describe('the activation e-mail', () => {
  it.each([
    ['A10', true],
    ['R11', false],
  ])('is answered %s [CAL-09]', async (outcome, on) => {
    const { data, error } = await interact(
      {
        endpoint: sendActivationEmail,
        outcome,
        description: `a request of the activation e-mail of ${on ? 'an account that waits' : 'an active account'}`,
        given: [['an account waits for its activation', { on }]],
        body: { userName: stateValue('userName', 'nuevo.usuario'), appName: appname },
        ...(on && { answer: done }),
      },
      ({ body }) => createStore().dispatch(endpoints.sendActivationEmail.initiate({ body: body! })),
    )
    if (on) expect(passwordOutcome(data!)).toEqual({ kind: 'done' })
    else expect(error).toMatchObject({ code: 'R11', message: expect.any(String) })
  })
})

describe('the link of an OTP', () => {
  it.each([
    ['A10', true],
    ['R11', false],
  ])('is answered %s [CAL-18, CCL-50]', async (code, on) => {
    const { data } = await interact(
      {
        endpoint: validateOtpMail,
        outcome: code,
        description: `a confirmation by a link of an OTP that ${on ? 'is good' : 'was used'}`,
        given: [['a reset by mail waits', { on }]],
        body: { token: stateValue('otpToken', exampleToken) },
        answer: { statusDetails: [{ code, description: matchingText('something', 'Solicitud procesada.') }] },
      },
      ({ body }) => createStore().dispatch(endpoints.validateOtpMail.initiate({ body: body! })),
    )
    expect(data?.statusDetails?.[0]?.code).toBe(code)
  })
})
