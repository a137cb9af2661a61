import * as wire from '../application-settings.ts'
import { otherPlaces, sessionOutcomes, withExamples } from './withExamples.ts'

const agenda: wire.ApplicationSettings = {
  id: 15,
  name: 'agenda',
  title: 'Agenda',
  urlAssignPassword: 'https://app.agenda.suite.test/changepassword',
  landing: 'https://www.agenda.suite.test/',
  isVisible: true,
  urlApp: 'https://app.agenda.suite.test/',
  description: 'Citas y recordatorios',
  idState: 0,
  amountTime: 30,
  timeUnit: 1,
  userActivateTokenTime: 2,
  userActivateTokenTimeUnit: 3,
  assignPasswordTokenTime: 30,
  assignPasswordTokenTimeUnit: 1,
  refreshTokenExpirationAmountTime: 8,
  refreshTokenExpirationTimeUnit: 2,
  maxRefreshTokens: -1,
  maxRefreshTokensByUser: 5,
  maxConcurrentTokens: 1,
  maxConcurrentTokensByUser: -1,
  isConcurrentSession: true,
  numberPasswordChanges: 3,
  passwordExpiration: 90,
  passwordTypeExpiration: 3,
  mechanismAfterSetPass: 1,
  typeApplication: false,
  modifiedOn: '2025-11-02T14:00:00Z',
  version: '3.4.1',
  rolCount: 4,
  rolCountUnique: 1,
}

export const getApplication = withExamples(wire.getApplication, {
  assumed: {
    fields: {
      'answer.records': 'G-56',
      'answer.records.*.userActivateTokenTimeUnit': 'G-32',
      'answer.records.*.assignPasswordTokenTimeUnit': 'G-32',
    },
  },
  example: { headers: { id: '15' }, answer: { records: [agenda] } },
  outcomes: {
    '200': { status: 200, body: { records: [agenda] } },
    none: { status: 200, body: { records: [] } },
    ...sessionOutcomes,
  },
})

const toldElsewhere = otherPlaces('informationCode', 'code', 'message')

function outcome(informationCode: string, information: string) {
  return { status: 200, body: { result: { informationCode, information } } }
}

const assumed = {
  fields: {
    'answer.result.informationCode': 'G-61',
    'body.userActivateTokenTimeUnit': 'G-32',
    'body.assignPasswordTokenTimeUnit': 'G-32',
  },
}
const nameIsTaken = outcome('R11', 'El nombre de aplicación ingresado ya se encuentra utilizado')
const { modifiedOn: _modifiedOn, version: _version, rolCount: _all, rolCountUnique: _own, ...fresh } = agenda

export const createApplication = withExamples(wire.createApplication, {
  unpinned: toldElsewhere,
  assumed,
  example: { body: { ...fresh, id: 0 }, answer: outcome('A10', 'La aplicación fue creada').body },
  outcomes: { A10: outcome('A10', 'La aplicación fue creada'), R11: nameIsTaken, ...sessionOutcomes },
})

export const modifyApplication = withExamples(wire.modifyApplication, {
  unpinned: toldElsewhere,
  assumed: { ...assumed, outcomes: { A10: 'T73' } },
  example: { body: agenda, answer: outcome('A10', 'La aplicación fue modificada').body },
  outcomes: { A10: outcome('A10', 'La aplicación fue modificada'), R11: nameIsTaken, ...sessionOutcomes },
})
