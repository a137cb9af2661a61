import * as z from 'zod/mini'
import { done, looseNumber, text, wholeRecord } from './common.ts'
import { endpoint } from './endpoint.ts'

/** Longest texts of an application, and the shortest title (APV-01 to APV-09). */
export const applicationLimits = { name: 50, title: 60, shortestTitle: 2, description: 100 } as const

/** Units of token lifetimes; `largest` is the largest amount (APV-14 to APV-16). */
export const tokenUnits = {
  minutes: { id: 1, largest: 525_600 },
  hours: { id: 2, largest: 8760 },
  days: { id: 3, largest: 365 },
} as const

/** Units of the password lifetime (APP-41). */
export const passwordUnits = { days: 3, months: 4 } as const

/** Where a person goes once a password is set (APP-43). */
export const afterPassword = { login: 1, home: 2 } as const

/** Largest value of the token counts with a limit (APV-20, APV-22). */
export const largestCount = 255

const number = z.nullish(z.number())

/**
 * A complete application (ENT-21). It is sent back with unknown fields unchanged (G-32). A service may have null for a
 * setting that was never filled in.
 */
const settings = {
  id: z.number(),
  name: z.string(),
  title: z.string(),
  urlAssignPassword: text,
  landing: text,
  isVisible: z.boolean(),
  urlApp: text,
  description: text,
  idState: z.number(),
  amountTime: number,
  timeUnit: number,
  userActivateTokenTime: number,
  userActivateTokenTimeUnit: number,
  assignPasswordTokenTime: number,
  assignPasswordTokenTimeUnit: number,
  refreshTokenExpirationAmountTime: number,
  refreshTokenExpirationTimeUnit: number,
  maxRefreshTokens: number,
  maxRefreshTokensByUser: number,
  maxConcurrentTokens: number,
  maxConcurrentTokensByUser: number,
  isConcurrentSession: z.boolean(),
  numberPasswordChanges: number,
  passwordExpiration: number,
  passwordTypeExpiration: number,
  mechanismAfterSetPass: number,
  typeApplication: z.boolean(),
  modifiedOn: text,
  version: text,
  rolCount: looseNumber,
  rolCountUnique: looseNumber,
}

export const applicationSettings = wholeRecord(settings)
export type ApplicationSettings = z.infer<typeof applicationSettings>

/** The path ends in the word `applicationId`, the id is in the header; no records is not an error. */
export const getApplication = endpoint({
  id: 'getApplication',
  service: 'security',
  method: 'GET',
  path: '/api/application/applicationId',
  access: 'bearer',
  headers: () => z.object({ id: z.string() }),
  answer: () => z.object({ records: z.array(applicationSettings) }),
})

/** `id` is 0. */
export const createApplication = endpoint({
  id: 'createApplication',
  service: 'security',
  method: 'POST',
  path: '/api/application/create',
  access: 'bearer',
  body: () => applicationSettings,
  answer: () => done,
})

export const modifyApplication = endpoint({
  id: 'modifyApplication',
  service: 'security',
  method: 'POST',
  path: '/api/application/modify',
  access: 'bearer',
  body: () => applicationSettings,
  answer: () => done,
})

export const applicationSettingsEndpoints = { getApplication, createApplication, modifyApplication }
