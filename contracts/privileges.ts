import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** `typedName`: maximum while typing; fewer characters can be saved (PRV-16, PRV-17). */
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

/** Fields read from a privilege of an application. */
export const privilegeOfApplication = z.pick(privilege, { name: true, idstate: true })

/** A privilege of an application, with whether a role gives it there (ENT-19). */
export const privilegeOfRole = z.extend(privilegeOfApplication, { assigned: z.boolean() })
export type PrivilegeOfRole = z.infer<typeof privilegeOfRole>

/** An application of a role, with the number of active privileges it gives there (D16, ENT-20). */
export const applicationOfRole = z.object({
  name: z.string(),
  title: text,
  isVisible: z.boolean(),
  privilegeCounter: looseNumber,
})
export type ApplicationOfRole = z.infer<typeof applicationOfRole>

/** One address with several kinds of rows, chosen by the headers. */
const anyRow = z.object({
  ...z.partial(privilege).shape,
  name: z.string(),
  assigned: z.nullish(z.boolean()),
  title: text,
  isVisible: z.nullish(z.boolean()),
  privilegeCounter: looseNumber,
})

/**
 * Without headers all privileges; with `application` the ones of that application (name and state are read); with `rol`,
 * the id of a role, its applications; with both, its privileges there (D16, G-57). An answer without records is an empty
 * list if its code is R11, else an error (CER-07, D32).
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

/** The applications of a privilege, hidden ones included (TBL-11, TBL-12). */
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
