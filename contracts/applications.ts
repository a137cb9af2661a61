import * as z from 'zod/mini'
import { looseNumber, sessionOutcomes, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The application that no list shows (AVA-04, TBL-11). */
export const hiddenApplication = 'RESETOTP'

/** A typed key/value pair; `captchaApply` of parameter type LOGIN is one (G11). */
export const parameter = z.object({
  key: z.string(),
  value: z.nullish(z.union([z.string(), z.number(), z.boolean()])),
  type: text,
})
export type Parameter = z.infer<typeof parameter>

export const getParameters = endpoint({
  id: 'getParameters',
  service: 'security',
  method: 'GET',
  path: '/api/application/GetParametersApp',
  access: 'optional',
  headers: z.object({ appName: z.string(), parameterType: z.string() }),
  answer: z.object({ result: z.object({ records: z.array(parameter) }) }),
  assumed: 'G11',
  example: {
    headers: { appName: 'ibuhoo', parameterType: 'LOGIN' },
    answer: { result: { records: [{ key: 'captchaApply', value: 'true', type: 'boolean' }] } },
  },
  outcomes: {
    on: {
      status: 200,
      body: { result: { records: [{ key: 'captchaApply', value: 'true', type: 'boolean' }] } },
    },
    off: {
      status: 200,
      body: { result: { records: [{ key: 'captchaApply', value: 'false', type: 'boolean' }] } },
    },
  },
})

/** `message` is HTML (MNT-02): hostile until sanitised. */
export const getMaintenanceWindow = endpoint({
  id: 'getMaintenanceWindow',
  service: 'security',
  method: 'GET',
  path: '/api/application/getMaintenanceWindow',
  access: 'optional',
  headers: z.object({ appName: z.string() }),
  answer: z.object({ isMaintenance: z.boolean(), message: text }),
  example: {
    headers: { appName: 'ibuhoo' },
    answer: { isMaintenance: true, message: '<p>Volvemos a las <b>8:00</b>.</p>' },
  },
  outcomes: {
    open: { status: 200, body: { isMaintenance: true, message: '<p>Volvemos a las <b>8:00</b>.</p>' } },
    closed: { status: 200, body: { isMaintenance: false } },
  },
})

export const getFreeTrial = endpoint({
  id: 'getFreeTrial',
  service: 'security',
  method: 'GET',
  path: '/api/application/isFreeTrial',
  access: 'optional',
  headers: z.object({ appName: z.string() }),
  answer: z.object({ isFreeTrial: z.boolean(), urlFreeTrial: text, codeFreeTrial: text }),
  example: {
    headers: { appName: 'ibuhoo' },
    answer: { isFreeTrial: true, urlFreeTrial: 'https://prueba.suite.test/', codeFreeTrial: 'PRUEBA30' },
  },
  outcomes: {
    on: {
      status: 200,
      body: { isFreeTrial: true, urlFreeTrial: 'https://prueba.suite.test/', codeFreeTrial: 'PRUEBA30' },
    },
    off: { status: 200, body: { isFreeTrial: false } },
  },
})

export const getVersion = endpoint({
  id: 'getVersion',
  service: 'security',
  method: 'GET',
  path: '/api/application/getVersionApp',
  access: 'optional',
  headers: z.object({
    appName: z.string(),
    tenant: z.optional(z.string()),
    tenantLanguage: z.optional(z.string()),
  }),
  answer: z.object({ version: z.string() }),
  example: {
    headers: { appName: 'bemyself', tenant: 'bmsbra', tenantLanguage: 'pt' },
    answer: { version: '3.4.1' },
  },
})

/** An application as lists carry it; the card's full record is the same object (ENT-21). 0 is active (D8). */
export const application = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  landing: text,
  urlApp: text,
  isVisible: z.boolean(),
  idState: z.number(),
  rolCount: looseNumber,
})
export type Application = z.infer<typeof application>

export const listApplications = endpoint({
  id: 'listApplications',
  service: 'security',
  method: 'GET',
  path: '/api/application/list',
  access: 'bearer',
  answer: z.object({ result: z.object({ records: z.array(application) }) }),
  example: {
    answer: {
      result: {
        records: [
          {
            id: 1,
            name: 'ibuhoo',
            title: 'Ibuhoo',
            landing: 'https://ibuhoo.suite.test/',
            urlApp: 'https://app.ibuhoo.suite.test/',
            isVisible: true,
            idState: 0,
            rolCount: 4,
          },
        ],
      },
    },
  },
  outcomes: sessionOutcomes,
})

export const countRolesByUser = endpoint({
  id: 'countRolesByUser',
  service: 'security',
  method: 'GET',
  path: '/api/application/GetCountRolesByUser',
  access: 'bearer',
  headers: z.object({ user: z.string() }),
  answer: z.object({
    records: z.array(
      z.object({ appname: z.string(), rolequantity: z.number(), rolequantityUnique: looseNumber }),
    ),
  }),
  assumed: 'G-56',
  example: {
    headers: { user: '1' },
    answer: { records: [{ appname: 'ibuhoo', rolequantity: 3, rolequantityUnique: 2 }] },
  },
  outcomes: sessionOutcomes,
})

export const applicationEndpoints = {
  getParameters,
  getMaintenanceWindow,
  getFreeTrial,
  getVersion,
  listApplications,
  countRolesByUser,
}
