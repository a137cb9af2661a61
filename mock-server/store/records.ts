import * as z from 'zod/mini'
import { application as applicationOnTheWire, parameter } from '#contracts/applications.ts'

/** Records of the mock, one schema per collection. Times are ISO-8601 text in UTC. 0 is active everywhere (D8). */

const notice = z.nullable(z.object({ code: z.string(), message: z.string() }))

export const userRecord = z.object({
  id: z.number(),
  names: z.string(),
  surnames: z.string(),
  email: z.string(),
  document: z.string(),
  documentTypeId: z.number(),
  countryId: z.number(),
  userName: z.string(),
  /** '0' for none. */
  phoneNumber: z.string(),
  /** 1 Aplicacion, 2 Usuario, 3 Tester, 4 Usuario Certificado. */
  idTypeUser: z.number(),
  idstate: z.number(),
  isDeleted: z.boolean(),
  modifiedon: z.string(),
  password: z.string(),
  isPasswordExpired: z.boolean(),
  isActivated: z.boolean(),
  isBlocked: z.boolean(),
  /** Contact of a blocked user. */
  contact: z.nullable(z.string()),
  /** Returned instead of an address at the next sign-in. */
  notice,
  /** Name of the application that a sign-in opens instead of the portal. */
  startsIn: z.nullable(z.string()),
  assignManualPassword: z.boolean(),
  /** Password restored by a certificate reset. */
  certificatePassword: z.string(),
  customers: z.array(z.object({ id: z.number(), principal: z.boolean(), assigned: z.boolean() })),
  /** By name: a role belongs to all its applications (G-29). */
  roles: z.array(z.string()),
})

export const companyRecord = z.object({
  id: z.number(),
  name: z.string(),
  idstate: z.number(),
  applications: z.array(z.string()),
  modifiedOn: z.string(),
})

export const applicationRecord = z.object({
  ...applicationOnTheWire.shape,
  description: z.string(),
  urlAssignPassword: z.string(),
  amountTime: z.number(),
  timeUnit: z.number(),
  userActivateTokenTime: z.number(),
  userActivateTokenTimeUnit: z.number(),
  assignPasswordTokenTime: z.number(),
  assignPasswordTokenTimeUnit: z.number(),
  refreshTokenExpirationAmountTime: z.number(),
  refreshTokenExpirationTimeUnit: z.number(),
  maxRefreshTokens: z.number(),
  maxRefreshTokensByUser: z.number(),
  maxConcurrentTokens: z.number(),
  maxConcurrentTokensByUser: z.number(),
  isConcurrentSession: z.boolean(),
  numberPasswordChanges: z.number(),
  passwordExpiration: z.number(),
  passwordTypeExpiration: z.number(),
  mechanismAfterSetPass: z.number(),
  typeApplication: z.boolean(),
  version: z.string(),
  modifiedOn: z.string(),
  isFreeTrial: z.boolean(),
  urlFreeTrial: z.nullable(z.string()),
  codeFreeTrial: z.nullable(z.string()),
  parameters: z.array(z.extend(parameter, { parameterType: z.string() })),
})

export const privilegeRecord = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  idstate: z.number(),
  licence: z.boolean(),
  isAuditable: z.boolean(),
  application: z.array(z.string()),
  createdon: z.string(),
})

export const roleRecord = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  alias: z.string(),
  idstate: z.number(),
  createdon: z.string(),
  applications: z.array(
    z.object({ name: z.string(), privileges: z.array(z.string()), isVisible: z.boolean() }),
  ),
})

export const menuRecord = z.object({
  id: z.number(),
  idapplication: z.number(),
  /** 1 drawer, 2 top bar, 3 user menu, 4 suite menu. */
  idmenulocation: z.number(),
  numberRows: z.number(),
  menujson: z.string(),
})

export const notificationRecord = z.object({
  id: z.number(),
  reason: z.string(),
  subjectId: z.number(),
  templateId: z.number(),
  applicationIds: z.array(z.number()),
  variables: z.string(),
  /** Day of sending at 23:59, `2030-05-17`. */
  executionDate: z.string(),
  /** Its mails were sent; only the clock sets it (G-50). */
  executed: z.boolean(),
  createdon: z.string(),
})

export const templateRecord = z.object({
  id: z.number(),
  title: z.string(),
  /** A path below the security service, an absolute address, or '' for none. */
  urlImage: z.string(),
  variables: z.string(),
  applicationIds: z.array(z.number()),
})

export const subjectRecord = z.object({ id: z.number(), name: z.string(), templateId: z.number() })

export const countryRecord = z.object({ id: z.number(), name: z.string(), countryCode: z.string() })

export const documentTypeRecord = z.object({
  id: z.number(),
  code: z.string(),
  documentTypeDescription: z.string(),
  country: z.string(),
})

export const recordSchemas = {
  users: userRecord,
  companies: companyRecord,
  applications: applicationRecord,
  privileges: privilegeRecord,
  roles: roleRecord,
  menus: menuRecord,
  notifications: notificationRecord,
  templates: templateRecord,
  subjects: subjectRecord,
  countries: countryRecord,
  documentTypes: documentTypeRecord,
}

export type Records = { [Name in keyof typeof recordSchemas]: z.infer<(typeof recordSchemas)[Name]> }
export type AnyRecord = { id: number }
export type CollectionName = keyof Records
export type User = Records['users']
export type Application = Records['applications']
export type Privilege = Records['privileges']
export type Role = Records['roles']
export type Notification = Records['notifications']
export type Template = Records['templates']
/** The frozen records that every namespace starts from. */
export type Seed = { readonly [Name in CollectionName]: readonly Readonly<Records[Name]>[] }
