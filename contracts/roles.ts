import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'

export const roleLimits = { name: 100, description: 100, alias: 100 } as const

/** `idstate` 0 is active (D8); `sharedApps` are application titles, joined by commas. The name identifies a role (G-29). */
export const role = z.object({
  id: z.number(),
  name: z.string(),
  description: text,
  alias: text,
  idstate: z.number(),
  createdon: text,
  sharedApps: text,
  /** Whether the user of the header has it; absent without that header. */
  assigned: z.nullish(z.boolean()),
  rolequantity: looseNumber,
  rolequantityUnique: looseNumber,
  appname: text,
})
export type Role = z.infer<typeof role>

/**
 * The roles of one application, or of all without `application`; with `user`, whether that user has each (G-57). The code
 * R11 is an empty list; any other answer without records is invalid (CER-07, decision D32).
 */
export const listRoles = endpoint({
  id: 'listRoles',
  service: 'security',
  method: 'GET',
  path: '/api/role/list',
  access: 'bearer',
  headers: () => z.object({ application: z.optional(z.string()), user: z.optional(z.string()) }),
  answer: () =>
    z.object({
      result: z.object({
        records: z.array(role),
        count: looseNumber,
        informationCode: text,
        information: text,
      }),
    }),
  none: { result: { records: [] } },
})

/** Names of the privileges of a role in one application (ENT-14, G-40). */
export const roleEntry = z.object({
  name: z.string(),
  privilege: z.array(z.string()),
  isVisible: z.boolean(),
})
export type RoleEntry = z.infer<typeof roleEntry>

/** A role is sent completely: entries that are not sent are removed. `id` and `idstate` of a new one are 0. */
const roleBody = z.object({
  id: z.number(),
  name: z.string(),
  description: z.string(),
  alias: z.string(),
  idstate: z.number(),
  application: z.array(roleEntry),
})
export type RoleBody = z.infer<typeof roleBody>

export const createRole = endpoint({
  id: 'createRole',
  service: 'security',
  method: 'POST',
  path: '/api/role/create',
  access: 'bearer',
  body: () => roleBody,
  answer: () => done,
})

export const modifyRole = endpoint({
  id: 'modifyRole',
  service: 'security',
  method: 'POST',
  path: '/api/role/modify',
  access: 'bearer',
  body: () => roleBody,
  answer: () => done,
})

export const roleEndpoints = { listRoles, createRole, modifyRole }
