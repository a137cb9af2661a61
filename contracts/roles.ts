import * as z from 'zod/mini'
import { looseNumber, recordsOrR11, text } from './common.ts'
import { endpoint } from './endpoint.ts'

/** `idstate` 0 is active (D8); `sharedApps` are titles of applications, joined by commas. A role is one thing by name (G-29). */
export const role = z.object({
  id: z.number(),
  name: z.string(),
  description: text,
  alias: text,
  idstate: z.number(),
  createdon: text,
  sharedApps: text,
  /** Whether the user of the header holds it; absent without one. */
  assigned: z.nullish(z.boolean()),
  rolequantity: looseNumber,
  rolequantityUnique: looseNumber,
  appname: text,
})
export type Role = z.infer<typeof role>

/**
 * The roles of one application, or of all without `application`; with `user`, whether that user holds each (G-57).
 * The code R11 is an empty list; any other answer without records is none of this call (CER-07, decision D32).
 */
export const listRoles = endpoint({
  id: 'listRoles',
  service: 'security',
  method: 'GET',
  path: '/api/role/list',
  access: 'bearer',
  headers: z.object({ application: z.optional(z.string()), user: z.optional(z.string()) }),
  answer: z.object({
    result: z
      .object({
        records: z.nullish(z.array(role)),
        count: looseNumber,
        informationCode: text,
        information: text,
      })
      .check(recordsOrR11),
  }),
})

export const roleEndpoints = { listRoles }
