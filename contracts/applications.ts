import * as z from 'zod/mini'
import { looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** The application that no list shows (AVA-04, TBL-11). */
export const hiddenApplication = 'RESETOTP'

/** A typed key/value pair; `captchaApply` of parameter type LOGIN is one (S-11). */
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
  headers: () => z.object({ appName: z.string(), parameterType: z.string() }),
  answer: () => z.object({ result: z.object({ records: z.array(parameter) }) }),
})

/** `message` is untrusted HTML (MNT-02). */
export const getMaintenanceWindow = endpoint({
  id: 'getMaintenanceWindow',
  service: 'security',
  method: 'GET',
  path: '/api/application/getMaintenanceWindow',
  access: 'optional',
  headers: () => z.object({ appName: z.string() }),
  answer: () => z.object({ isMaintenance: z.boolean(), message: text }),
})

export const getFreeTrial = endpoint({
  id: 'getFreeTrial',
  service: 'security',
  method: 'GET',
  path: '/api/application/isFreeTrial',
  access: 'optional',
  headers: () => z.object({ appName: z.string() }),
  answer: () => z.object({ isFreeTrial: z.boolean(), urlFreeTrial: text, codeFreeTrial: text }),
})

export const getVersion = endpoint({
  id: 'getVersion',
  service: 'security',
  method: 'GET',
  path: '/api/application/getVersionApp',
  access: 'optional',
  headers: () =>
    z.object({
      appName: z.string(),
      tenant: z.optional(z.string()),
      tenantLanguage: z.optional(z.string()),
    }),
  answer: () => z.object({ version: z.string() }),
})

/**
 * An application in lists; `application-settings.ts` has the complete record. 0 is active (D8). The last four fields are
 * sent in a session only, because the application chooser reads this list without one.
 */
export const application = z.object({
  id: z.number(),
  name: z.string(),
  title: z.string(),
  landing: text,
  urlApp: text,
  isVisible: z.boolean(),
  idState: z.number(),
  rolCount: looseNumber,
  rolCountUnique: looseNumber,
  amountTime: z.nullish(z.number()),
  timeUnit: z.nullish(z.number()),
  modifiedOn: text,
})
export type Application = z.infer<typeof application>

export const listApplications = endpoint({
  id: 'listApplications',
  service: 'security',
  method: 'GET',
  path: '/api/application/list',
  access: 'bearer-if-any',
  answer: () => z.object({ result: z.object({ records: z.array(application) }) }),
  none: { result: { records: [] } },
})

export const countRolesByUser = endpoint({
  id: 'countRolesByUser',
  service: 'security',
  method: 'GET',
  path: '/api/application/GetCountRolesByUser',
  access: 'bearer',
  headers: () => z.object({ user: z.string() }),
  answer: () =>
    z.object({
      records: z.array(
        z.object({ appname: z.string(), rolequantity: z.number(), rolequantityUnique: looseNumber }),
      ),
    }),
})

export const applicationEndpoints = {
  getParameters,
  getMaintenanceWindow,
  getFreeTrial,
  getVersion,
  listApplications,
  countRolesByUser,
}
