import { MatchersV3 } from '@pact-foundation/pact'
import type { LoginAnswer } from '#contracts/auth.ts'
import { type LoginCertificateBody } from '#contracts/certificates.ts'
import {
  getAccountsByDocument,
  getDocumentTypes,
  loginCertificate,
  resetPasswordCertificate,
  validateEmail,
  validateEmailCode,
} from '#contracts/examples/certificates.ts'
import { certificatesApi } from '#features/auth/certificate/api.ts'
import { loginOutcome, type LoginOutcome } from '#features/auth/sign-in/loginOutcome.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { matchingText } from './matchingText.ts'

const { endpoints } = certificatesApi
const firmaya: Given = ['an application is there', { appName: 'firmaya' }]

describe('a sign-in with a certificate', () => {
  type Row = [outcome: string, description: string, given: Given[], means: LoginOutcome, answer?: object]

  const encryptedPassword = stateValue('encryptedPassword', loginCertificate.example.body.password)
  const wrongPassword = stateValue('wrongEncryptedPassword', 'AAECAwQFBgcICQoL-another')
  const certificates = 'a document has certificates'
  const message = (outcome: string): string =>
    (loginCertificate.outcomes[outcome]!.body as LoginAnswer).message!
  const holder = (name: Extract<Given, unknown[]>[0], more: object = {}): Given => [
    name,
    { userName: 'certificado.manual', ...more },
  ]
  const refusedWith = (code: 'R21' | 'R22' | 'R23'): Row => [
    code,
    `a sign-in with a certificate that is refused with ${code}`,
    [certificates, holder('signing in is refused with a code', { code })],
    { kind: 'refused', message: message(code) },
  ]

  it.each<Row>([
    [
      'A10',
      'a sign-in with a certificate and its password',
      [certificates],
      { kind: 'go', target: 'https://portal.suite.test/' },
    ],
    [
      'A20',
      'a sign-in with a certificate of a person who is led to an application',
      [certificates, holder('signing in leads to an application')],
      { kind: 'go', target: 'https://app.colnomina.suite.test/' },
    ],
    [
      'information',
      'a sign-in with a certificate for whose holder a notice waits',
      [certificates, holder('a notice waits for a person')],
      { kind: 'alert', message: message('information') },
    ],
    [
      'R11',
      'a sign-in with a certificate and a wrong password',
      [certificates],
      { kind: 'wrong', message: message('R11'), left: 2 },
    ],
    [
      'R13',
      'a sign-in with a certificate of a locked document',
      ['a document is locked'],
      { kind: 'locked', seconds: 900 },
      { informationCode: 'R13', failedLoginInformation: { lockTime: MatchersV3.integer(900) } },
    ],
    [
      'isBlocked',
      'a sign-in with a certificate of a blocked person',
      [certificates, holder('a person is blocked')],
      { kind: 'blocked', contact: '601 555 0100' },
    ],
    refusedWith('R21'),
    refusedWith('R22'),
    refusedWith('R23'),
    [
      'PasswordExpired',
      'a sign-in with a certificate and an expired password',
      [certificates, holder('a password has expired')],
      { kind: 'expired-password' },
    ],
    [
      'captcha',
      'a sign-in with a certificate without the captcha that the application asks for',
      [['an application asks for a captcha', { appName: 'firmaya' }], certificates],
      { kind: 'refused', message: message('captcha') },
    ],
  ])(
    'answered %s means what the portal shows: %s',
    async (outcome, description, states, means, ...[answer]) => {
      const given = [firmaya, ...states]
      const password = outcome === 'R11' ? wrongPassword : encryptedPassword
      const body = { ...loginCertificate.example.body, password }
      const { data, error } = await interact(
        { endpoint: loginCertificate, outcome, description, given, body, ...(answer && { answer }) },
        ({ body: typed }) =>
          createStore().dispatch(
            endpoints.loginCertificate.initiate({ body: typed as LoginCertificateBody }),
          ),
      )
      const { status, failure } = (error ?? {}) as ApiError
      expect(data ? loginOutcome(data, 200) : loginOutcome(failure as LoginAnswer, status!)).toEqual(means)
    },
  )
})

describe('the document types', () => {
  it('are read for an application [CAL-19]', async () => {
    const { data } = await interact(
      {
        endpoint: getDocumentTypes,
        outcome: '200',
        description: 'a request for the document types',
        given: [firmaya, 'a document has certificates'],
        headers: getDocumentTypes.example.headers,
        records: 'full',
      },
      (input) => createStore().dispatch(endpoints.getDocumentTypes.initiate(input)),
    )
    expect(data).toMatchObject([{ documentTypeId: 1, documentTypeDescription: 'Cédula de ciudadanía' }])
  })
})

describe('the certificates of a document', () => {
  /** Every entry has the three fields that the portal needs. */
  const found = MatchersV3.eachLike({
    username: matchingText('something', 'certificado.correo'),
    email: matchingText('something', '***do.correo@suite.test'),
    assignManualPassword: MatchersV3.boolean(false),
  })

  it.each([
    ['found', 'a request for the certificates of a document', '1032456789', found, 1],
    ['none', 'a request for the certificates of a document that nobody has', '9999999999', [], 0],
  ])(
    'are %s [CAL-14, SEL-11] [S-36]',
    async (outcome, description, documentNumber, usersInAccounts, count) => {
      const { data } = await interact(
        {
          endpoint: getAccountsByDocument,
          outcome,
          description,
          given: ['a document has certificates'],
          headers: { documentType: '1', documentNumber },
          answer: { usersInAccounts },
        },
        (input) => createStore().dispatch(endpoints.getAccountsByDocument.initiate(input)),
      )
      expect(data).toHaveLength(count)
    },
  )
})

describe('a code by mail', () => {
  const email = '***do.correo@suite.test'
  const Email = stateValue('maskedEmail', email)

  it('is sent to the masked e-mail of a certificate [CAL-20]', async () => {
    const { data } = await interact(
      {
        endpoint: validateEmail,
        outcome: 'A10',
        description: 'a request for a code by mail',
        given: ['a code was mailed'],
        body: { Email },
      },
      () => createStore().dispatch(endpoints.validateEmail.initiate({ body: { Email: email } })),
    )
    expect(data).toBeDefined()
  })

  it('is not sent to an unknown address', async () => {
    const body = { Email: 'nadie@suite.test' }
    const { error } = await interact(
      {
        endpoint: validateEmail,
        outcome: 'unknown',
        description: 'a request for a code to an e-mail of nobody',
        given: ['a code was mailed'],
        body,
      },
      () => createStore().dispatch(endpoints.validateEmail.initiate({ body })),
    )
    expect(error).toMatchObject({ message: 'No encontramos un certificado con este correo.' })
  })

  it.each<[string, string, Given]>([
    ['A10', 'a check of a code', 'a code was mailed'],
    ['wrong', 'a check of a wrong code', 'a code was mailed'],
    ['expired', 'a check of a code that is out of date', ['a code was mailed', { expired: true }]],
    ['spent', 'a check of a code that was tried too often', ['a code was mailed', { attemptsLeft: 0 }]],
  ])('is checked: %s [CAL-21, COD-09]', async (outcome, description, given) => {
    const [name, digits] =
      outcome === 'wrong' ? (['wrongCode', '999999'] as const) : (['code', '012345'] as const)
    const { data, error } = await interact(
      {
        endpoint: validateEmailCode,
        outcome,
        description,
        given: [given],
        body: { Email, OtpCode: stateValue(name, digits) },
      },
      () =>
        createStore().dispatch(
          endpoints.validateEmailCode.initiate({ body: { Email: email, OtpCode: digits } }),
        ),
    )
    if (outcome === 'A10') return expect(data).toBeDefined()
    const { result } = validateEmailCode.outcomes[outcome]!.body as { result: { information: string } }
    expect(error).toMatchObject({ status: 400, message: result.information })
  })
})

describe('a reset of a certificate', () => {
  it.each([
    ['A10', 'a reset of a certificate', true],
    ['unconfirmed', 'a reset of a certificate whose code was not confirmed', false],
  ])('is answered %s [CAL-15, COD-10]', async (outcome, description, on) => {
    const { data, error } = await interact(
      {
        endpoint: resetPasswordCertificate,
        outcome,
        description,
        given: [['a code was confirmed', { on }]],
        body: { UserName: stateValue('userName', 'certificado.correo') },
      },
      () =>
        createStore().dispatch(
          endpoints.resetPasswordCertificate.initiate({ body: { UserName: 'certificado.correo' } }),
        ),
    )
    expect(data !== undefined).toBe(on)
    if (!on) expect(error).toMatchObject({ message: 'Confirma primero el código que enviamos a tu correo.' })
  })
})
