import * as wire from '../applications.ts'
import { sessionOutcomes, withExamples } from './withExamples.ts'

function captchaApply(value: 'true' | 'false') {
  return { result: { records: [{ key: 'captchaApply', value, type: 'boolean' }] } }
}

export const getParameters = withExamples(wire.getParameters, {
  assumed: { fields: { 'headers.parameterType': 'S-11', 'answer.result.records': 'S-11' } },
  unpinned: { 'result.records.*.type': 'The value alone is read, whatever type is said.' },
  example: { headers: { appName: 'ibuhoo', parameterType: 'LOGIN' }, answer: captchaApply('true') },
  outcomes: {
    on: { status: 200, body: captchaApply('true') },
    off: { status: 200, body: captchaApply('false') },
  },
})

const maintenance = { isMaintenance: true, message: '<p>Volvemos a las <b>8:00</b>.</p>' }

export const getMaintenanceWindow = withExamples(wire.getMaintenanceWindow, {
  example: { headers: { appName: 'ibuhoo' }, answer: maintenance },
  outcomes: {
    open: { status: 200, body: maintenance },
    closed: { status: 200, body: { isMaintenance: false } },
  },
})

const freeTrial = { isFreeTrial: true, urlFreeTrial: 'https://prueba.suite.test/', codeFreeTrial: 'PRUEBA30' }

export const getFreeTrial = withExamples(wire.getFreeTrial, {
  example: { headers: { appName: 'ibuhoo' }, answer: freeTrial },
  outcomes: {
    on: { status: 200, body: freeTrial },
    off: { status: 200, body: { isFreeTrial: false } },
  },
})

export const getVersion = withExamples(wire.getVersion, {
  example: {
    headers: { appName: 'bemyself', tenant: 'bmsbra', tenantLanguage: 'pt' },
    answer: { version: '3.4.1' },
  },
})

/** Addresses that the chooser shows without a session and that a sign-in may open (decisions D41, D42). */
const publicIbuhoo: wire.Application = {
  id: 1,
  name: 'ibuhoo',
  title: 'Ibuhoo',
  landing: 'https://ibuhoo.suite.test/',
  urlApp: 'https://app.ibuhoo.suite.test/',
  isVisible: true,
  idState: 0,
}

const ibuhoo: wire.Application = {
  ...publicIbuhoo,
  rolCount: 4,
  rolCountUnique: 1,
  amountTime: 30,
  timeUnit: 1,
  modifiedOn: '2025-11-02T14:00:00Z',
}

export const listApplications = withExamples(wire.listApplications, {
  example: { answer: { result: { records: [ibuhoo] } } },
  outcomes: {
    '200': { status: 200, body: { result: { records: [ibuhoo] } } },
    'without a session': { status: 200, body: { result: { records: [publicIbuhoo] } } },
    ...sessionOutcomes,
  },
})

export const countRolesByUser = withExamples(wire.countRolesByUser, {
  assumed: { fields: { 'answer.records': 'G-56' } },
  example: {
    headers: { user: '1' },
    answer: { records: [{ appname: 'ibuhoo', rolequantity: 3, rolequantityUnique: 2 }] },
  },
  outcomes: sessionOutcomes,
})
