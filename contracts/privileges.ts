import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** `typedName`: so many characters can be typed, fewer are saved (PRV-16, PRV-17). */
export const privilegeLimits = { name: 50, typedName: 60, description: 100 } as const

/** `application` are names of applications, `sharedApps` their titles, joined by commas; `idstate` 0 is active (D8). */
export const privilege = z.object({
  id: z.number(),
  name: z.string(),
  description: text,
  idstate: z.number(),
  licence: z.boolean(),
  isAuditable: z.boolean(),
  application: z.nullish(z.array(z.string())),
  createdon: text,
  sharedApps: text,
})
export type Privilege = z.infer<typeof privilege>

/** What is read of a privilege of an application. */
export const privilegeOfApplication = z.pick(privilege, { name: true, idstate: true })

/** A privilege of an application, with whether a role gives it there (ENT-19). */
export const privilegeOfRole = z.extend(privilegeOfApplication, { assigned: z.boolean() })
export type PrivilegeOfRole = z.infer<typeof privilegeOfRole>

/** An application that a role counts in, with how many active privileges it gives there (D16, ENT-20). */
export const applicationOfRole = z.object({
  name: z.string(),
  title: text,
  isVisible: z.boolean(),
  privilegeCounter: looseNumber,
})
export type ApplicationOfRole = z.infer<typeof applicationOfRole>

/** One address answers rows of several shapes; which one is chosen by the headers. */
const anyRow = z.object({
  ...z.partial(privilege).shape,
  name: z.string(),
  assigned: z.nullish(z.boolean()),
  title: text,
  isVisible: z.nullish(z.boolean()),
  privilegeCounter: looseNumber,
})

/**
 * Without headers all privileges, with `application` those of one, of which name and state are read. `rol` is the id of a role: with `application` its
 * privileges there, alone its applications (D16, G-57). Only R11 leaves the records out (CER-07, D32).
 */
export const listPrivileges = endpoint({
  id: 'listPrivileges',
  service: 'security',
  method: 'GET',
  path: '/api/privilege/list',
  access: 'bearer',
  headers: () => z.object({ application: z.optional(z.string()), rol: z.optional(z.string()) }),
  answer: () =>
    z.object({
      result: z.object({
        records: z.array(anyRow),
        count: looseNumber,
        informationCode: text,
        information: text,
      }),
    }),
  none: { result: { records: [] } },
})

/** The applications that a privilege belongs to; some of them no list shows (TBL-11, TBL-12). */
export const listApplicationsOfPrivilege = endpoint({
  id: 'listApplicationsOfPrivilege',
  service: 'security',
  method: 'GET',
  path: '/api/application/getApplicationsByIdPrivilege',
  access: 'bearer',
  headers: () => z.object({ id: z.string() }),
  answer: () =>
    z.object({
      records: z.array(
        z.object({ name: z.string(), title: z.string(), isVisible: z.boolean(), idState: z.number() }),
      ),
    }),
})

const newPrivilege = z.object({
  name: z.string(),
  description: z.string(),
  licence: z.boolean(),
  isAuditable: z.boolean(),
  application: z.array(z.string()),
})

export const createPrivilege = endpoint({
  id: 'createPrivilege',
  service: 'security',
  method: 'POST',
  path: '/api/privilege/create',
  access: 'bearer',
  body: () => newPrivilege,
  answer: () => done,
})

export const modifyPrivilege = endpoint({
  id: 'modifyPrivilege',
  service: 'security',
  method: 'POST',
  path: '/api/privilege/modify',
  access: 'bearer',
  body: () => z.extend(newPrivilege, { id: z.number(), idstate: z.number() }),
  answer: () => done,
})
export type PrivilegeBody = z.infer<typeof modifyPrivilege.body>

export const privilegeEndpoints = {
  listPrivileges,
  listApplicationsOfPrivilege,
  createPrivilege,
  modifyPrivilege,
}
