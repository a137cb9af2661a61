import { MatchersV3 } from '@pact-foundation/pact'
import { exampleToken } from '#contracts/examples/exampleToken.ts'
import { generateToken, oidcConnectParameters, oidcToken } from '#contracts/examples/external-identity.ts'
import { type ConnectParameters } from '#contracts/external-identity.ts'
import { authorizationAddress } from '#features/auth/external/beginSignIn.ts'
import { targetOf } from '#features/auth/external/exchange.ts'
import { applicationTokenApi } from '#features/auth/applications/api.ts'
import { externalApi } from '#features/auth/external/api.ts'
import { createStore } from '#shared/api/createStore.ts'
import { type Given, stateValue } from './given.ts'
import { interact } from './interact.ts'
import { matchingText } from './matchingText.ts'

const endpoints = { ...externalApi.endpoints, ...applicationTokenApi.endpoints }

describe('the connect parameters', () => {
  const { headers } = oidcConnectParameters.example
  const here = 'https://portal.suite.test/login'
  const parts = oidcConnectParameters.outcomes['parts']!.body as Required<ConnectParameters>
  const complete = oidcConnectParameters.outcomes['url']!.body as Required<ConnectParameters>

  it.each([
    [
      'parts',
      {
        provider: matchingText('something', parts.provider!),
        authority: MatchersV3.string(parts.authority!),
        clientId: MatchersV3.string(parts.clientId!),
        redirectUri: MatchersV3.string(parts.redirectUri!),
        scope: matchingText('something', parts.scope!),
      },
    ],
    ['url', { url: MatchersV3.string(complete.url!) }],
  ])('lead to the provider by %s', async (outcome, answer) => {
    const { data } = await interact(
      {
        endpoint: oidcConnectParameters,
        outcome,
        description: `a request for the connect parameters of a provider reached by ${outcome}`,
        given: [['an identity provider is connected', { connect: outcome }]],
        headers,
        answer,
      },
      (input) => createStore().dispatch(endpoints.oidcConnectParameters.initiate(input)),
    )
    const address = authorizationAddress(data!, { state: 's', challenge: 'c', language: 'es' }, here)
    expect(address?.searchParams.get('state')).toBe('s')
  })

  it('are refused without a provider', async () => {
    const { error } = await interact(
      {
        endpoint: oidcConnectParameters,
        outcome: 'none',
        description: 'a request for the connect parameters of an application without a provider',
        given: [['an identity provider is connected', { connect: 'none' }]],
        headers,
      },
      (input) => createStore().dispatch(endpoints.oidcConnectParameters.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 404 })
  })
})

describe('the exchange of a code', () => {
  const { body } = oidcToken.example
  const connected: Given = 'an identity provider is connected'

  it('returns the address for the browser', async () => {
    const { data } = await interact(
      {
        endpoint: oidcToken,
        outcome: 'A10',
        description: 'an exchange of a code of the identity provider',
        given: [connected, 'a person has a code of the identity provider'],
        body: { ...body, code: stateValue('code', 'code-1') },
      },
      (input) => createStore().dispatch(endpoints.oidcToken.initiate(input)),
    )
    expect(targetOf(data!)).toBe('https://portal.suite.test/?link')
  })

  it('is refused for an unknown code', async () => {
    const { error } = await interact(
      {
        endpoint: oidcToken,
        outcome: 'R11',
        description: 'an exchange of a code that the identity provider has not given',
        given: [connected],
        body: { ...body, code: 'unknown-code' },
        answer: { response: { informationCode: 'R11' } },
      },
      (input) => createStore().dispatch(endpoints.oidcToken.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: 400 })
  })
})

describe('a token for another application', () => {
  const body = {
    ...generateToken.example.body,
    UserName: stateValue('userName', 'maria.gomez'),
    RefreshToken: stateValue('refreshToken', 'refresh-1'),
  }
  const session = { refreshToken: 'refresh-1' }
  const open: Given = ['a session is open', { userName: 'maria.gomez' }]
  const expired: Given = ['a session has expired', { userName: 'maria.gomez' }]
  const mayEnter = (on: boolean): Given => ['a person may enter an application', { on }]

  it('is given to a user with access', async () => {
    const { data } = await interact(
      {
        endpoint: generateToken,
        outcome: '200',
        description: 'a request for a token of another application',
        given: [open, mayEnter(true)],
        body,
        session,
      },
      (input) => createStore().dispatch(endpoints.generateToken.initiate(input)),
    )
    expect(data).toEqual({ result: { token: exampleToken } })
  })

  it.each<[string, string, Given[]]>([
    ['401', 'with an expired token', [expired, mayEnter(true)]],
    ['403', 'that the person may not enter', [open, mayEnter(false)]],
  ])('is refused with a %s %s', async (outcome, which, given) => {
    const { error } = await interact(
      {
        endpoint: generateToken,
        outcome,
        description: `a request for a token of another application ${which}`,
        given,
        body,
        session,
        answer: null,
      },
      (input) => createStore().dispatch(endpoints.generateToken.initiate(input)),
    )
    expect(error).toMatchObject({ kind: 'status', status: Number(outcome) })
  })
})
