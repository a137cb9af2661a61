import * as wire from '../session.ts'
import { exampleToken } from './exampleToken.ts'
import { withExamples } from './withExamples.ts'

/** Field of refusals only; without it the status shows the outcome. */
const refusesOnly = {
  statusCode: 'The status of the answer says the same; another one than 200 is a refusal (D43).',
  code: 'Another place of `informationCode` (G-61).',
  message: 'Comes with a refusal.',
  result: 'Another place of `informationCode` and `message` (G-61).',
}

export const validateToken = withExamples(wire.validateToken, {
  assumed: {
    call: 'S-33',
    fields: { 'headers.option': 'S-21', 'headers.apps': 'S-21', 'answer.refreshToken': 'S-22' },
  },
  unpinned: refusesOnly,
  example: {
    headers: {
      user: 'admin',
      token: exampleToken,
      option: '1',
      currentApp: 'ibuhoo',
      apps: 'ibuhoo,colnomina',
    },
    answer: { statusCode: 200, informationCode: 'A10' },
  },
  outcomes: {
    A10: { status: 200, body: { statusCode: 200, informationCode: 'A10' } },
    // Without an option the answer also contains the first refresh token.
    'A10 login token': {
      status: 200,
      body: { statusCode: 200, informationCode: 'A10', refreshToken: 'refresh-1' },
    },
    '401': { status: 401, body: { message: 'El token no es válido.' } },
  },
})

export const refreshToken = withExamples(wire.refreshToken, {
  example: {
    body: { RefreshToken: 'refresh-1', UserName: 'admin', Appname: 'ibuhoo' },
    answer: { result: { token: exampleToken, refreshToken: 'refresh-2' } },
  },
  outcomes: {
    '401': { status: 401, body: { message: 'El token de refresco no es válido.' } },
    R101: {
      status: 401,
      body: { informationCode: 'R101', message: 'Tu sesión fue revocada. Por favor ingresa de nuevo.' },
    },
  },
})

export const revokeToken = withExamples(wire.revokeToken, {
  assumed: { outcomes: { '200': 'S-24' } },
  unpinned: {
    ...refusesOnly,
    informationCode: 'The documents show none; one that is not A10 is a refusal (D43).',
  },
  example: {
    body: { UserName: 'admin', Quantity: 1, AppName: 'ibuhoo', RefreshToken: 'refresh-1' },
    answer: { statusCode: 200 },
  },
  outcomes: { '401': { status: 401, body: { message: 'Unauthorized' } } },
})

export const validateSession = withExamples(wire.validateSession, {
  unpinned: { message: 'The call goes by its status alone.' },
  example: { headers: { connectionId: 'aGVsbG8tY29ubmVjdGlvbg' }, body: {}, answer: {} },
  outcomes: { '401': { status: 401, body: { message: 'Unauthorized' } } },
})
