import * as wire from '../external-identity.ts'
import { exampleToken } from './exampleToken.ts'
import { otherPlaces, sessionOutcomes, withExamples } from './withExamples.ts'

const parts = {
  provider: 'Identidad Suite',
  authority: 'https://portal.suite.test/authentication/oidc/idp/authorize',
  clientId: 'portal-ibuhoo',
  redirectUri: 'https://portal.suite.test/signin-credential/callback',
  scope: 'openid profile email',
}

export const oidcConnectParameters = withExamples(wire.oidcConnectParameters, {
  assumed: {
    call: 'S-33',
    outcomes: { none: 'S-26' },
    fields: {
      'answer.provider': 'S-30',
      'answer.url': 'S-26',
      'answer.authority': 'S-26',
      'answer.clientId': 'S-26',
      'answer.redirectUri': 'S-26',
      'answer.scope': 'S-26',
    },
  },
  example: { headers: { appName: 'ibuhoo', tenantLanguage: 'es' }, answer: parts },
  outcomes: {
    parts: { status: 200, body: parts },
    url: {
      status: 200,
      body: { provider: parts.provider, url: `${parts.authority}?response_type=code` },
    },
    none: { status: 404, body: { message: 'La aplicación no tiene un proveedor de identidad.' } },
  },
})

const accepted = {
  statusCode: 200,
  response: { informationCode: 'A10', urlApp: 'https://portal.suite.test/?link' },
}

export const oidcToken = withExamples(wire.oidcToken, {
  assumed: { call: 'S-33', fields: { 'body.codeVerifier': 'S-26' } },
  unpinned: {
    ...otherPlaces('informationCode', 'code', 'result'),
    message: 'The screen of a failure has texts of its own.',
  },
  example: {
    body: { code: 'code-1', tenant: '', appName: 'ibuhoo', tenantLanguage: 'es' },
    answer: accepted,
  },
  outcomes: {
    A10: { status: 200, body: accepted },
    R11: {
      status: 400,
      body: {
        statusCode: 400,
        message: 'No fue posible verificar la credencial.',
        response: { informationCode: 'R11' },
      },
    },
  },
})

export const generateToken = withExamples(wire.generateToken, {
  assumed: { call: 'S-33', fields: { body: 'S-35', 'answer.result.token': 'S-35' } },
  example: {
    body: { UserName: 'maria.gomez', Quantity: 1, AppName: 'colnomina', RefreshToken: 'refresh-1' },
    answer: { result: { token: exampleToken } },
  },
  outcomes: sessionOutcomes,
})
