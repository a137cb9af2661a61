import * as z from 'zod/mini'
import { done, looseNumber, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { principalAndAssigned } from './companies.ts'

/** Longest texts of a user (§9); `phone` counts the prefix '(+57) ' and ten digits (G-23). */
export const userLimits = { userName: 100, email: 100, names: 100, surnames: 100, document: 13, phone: 16 }

/** Placeholder for a missing phone (UVA-27). */
export const noPhone = '0'

/** Rows per page of the list; the portal joins pages to show more (G-09). */
export const usersPerPage = 10

/** Values of `filterBy`, which orders and hides nothing (G-16). */
export const userSorts = ['Activo', 'Inactivo', 'Mas reciente', 'Mas antiguo'] as const

/** Never switched; its meaning is known to the service only (G-13). */
export const opaqueState = 6

/** `appName` of the document types (CLM-06). */
export const documentTypesApplication = 'IBUHOO'

const userFields = {
  id: z.number(),
  names: z.string(),
  surnames: z.string(),
  email: z.string(),
  document: z.string(),
  userName: z.string(),
  phoneNumber: text,
  /** 1 Aplicacion, 2 Usuario, 3 Tester, 4 Usuario Certificado; where it is missing `typeuserid` counts (G-54). */
  idTypeUser: z.nullish(z.number()),
  typeuserid: z.nullish(z.number()),
  countryId: z.nullish(z.number()),
  countryCode: text,
  documentTypeId: z.nullish(z.number()),
  /** 0 active, 1 inactive (D8); others are defined by the service. */
  idstate: z.number(),
  modifiedon: text,
}

export const user = z.object(userFields)
export type User = z.infer<typeof user>

const names = z.nullish(z.union([z.string(), z.array(z.string())]))

export const userRow = z.object({ ...userFields, customer: names, roles: names, applications: names })
export type UserRow = z.infer<typeof userRow>

export const userType = z.object({ id: z.number(), name: z.string() })
export type UserType = z.infer<typeof userType>

export const country = z.object({ id: z.number(), name: z.string(), countryCode: z.string() })
export type Country = z.infer<typeof country>

/** `documentTypeAllowed` false hides a type; anything else does not (G-54). */
export const documentType = z.object({
  documentTypeId: z.number(),
  documentTypeDescription: z.string(),
  documentTypeAllowed: z.nullish(z.union([z.boolean(), z.string(), z.number()])),
  country: text,
})
export type DocumentType = z.infer<typeof documentType>

/** Body of create and modify: the complete user with every company and role (G-27, G-29, G-54). */
export const userBody = z.object({
  /** 0 for a new user. */
  id: z.number(),
  userName: z.string(),
  email: z.string(),
  names: z.string(),
  surnames: z.string(),
  document: z.string(),
  documentTypeId: z.number(),
  /** Code of the document type, which is its id. */
  documentType: z.number(),
  countryId: z.number(),
  countryCode: z.string(),
  phoneNumber: z.string(),
  idTypeUser: z.number(),
  idstate: z.number(),
  customers: z.array(z.object({ id: z.number(), name: z.string(), ...principalAndAssigned })),
  roles: z.array(z.object({ name: z.string(), assigned: z.boolean() })),
})
export type UserBody = z.infer<typeof userBody>

/** One page of ten, empty past the end; `rows` is the total. An empty `customerSearch` finds everybody, an empty `filterBy` keeps the service's order; both are sent (decision D52). */
export const listUsers = endpoint({
  id: 'listUsers',
  service: 'security',
  method: 'GET',
  path: '/api/user/list',
  access: 'bearer',
  headers: () =>
    z.object({
      customerSearch: z.string(),
      /** Page number, from 0. */
      pages: z.string(),
      filterBy: z.enum(['', ...userSorts]),
    }),
  answer: () => z.object({ users: z.array(userRow), rows: looseNumber }),
  none: { users: [], rows: 0 },
})

/** `user` is null for an unknown id; an answer without it is a refusal. */
export const getUser = endpoint({
  id: 'getUser',
  service: 'security',
  method: 'GET',
  path: '/api/user/GetById',
  access: 'bearer',
  headers: () => z.object({ pid: z.string() }),
  answer: () => z.object({ user: z.nullable(user) }),
})

export const listUserTypes = endpoint({
  id: 'listUserTypes',
  service: 'security',
  method: 'GET',
  path: '/api/user/GetTypeUser',
  access: 'bearer',
  answer: () => z.object({ result: z.object({ records: z.array(userType) }) }),
})

export const listCountries = endpoint({
  id: 'listCountries',
  service: 'security',
  method: 'GET',
  path: '/api/user/get-countries',
  access: 'bearer',
  answer: () => z.object({ countries: z.array(country) }),
})

/** `code` is the country's code. */
export const listDocumentTypesOfCountry = endpoint({
  id: 'listDocumentTypesOfCountry',
  service: 'security',
  method: 'GET',
  path: '/api/user/get-document-types-create-users',
  access: 'bearer',
  headers: () => z.object({ code: z.string(), appName: z.string() }),
  answer: () => z.object({ result: z.object({ listDocumentType: z.array(documentType) }) }),
})

/** Mails a link to activate the account. Refused, storing nothing, if user name or e-mail is in use or a value is invalid. */
export const createUser = endpoint({
  id: 'createUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/create',
  access: 'bearer',
  body: () => userBody,
  answer: () => done,
})

/** As `createUser`, for an existing id. Without a version: a concurrent save is lost (T73). */
export const modifyUser = endpoint({
  id: 'modifyUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/modify',
  access: 'bearer',
  body: () => userBody,
  answer: () => done,
})

/** `idstate` is the new state, active or inactive (G-18). */
export const setUserState = endpoint({
  id: 'setUserState',
  service: 'security',
  method: 'POST',
  path: '/api/user/inactivate',
  access: 'bearer',
  body: () => z.object({ id: z.number(), idstate: z.number() }),
  answer: () => done,
})

/** The only body field with a capital letter. */
export const deleteUser = endpoint({
  id: 'deleteUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/delete',
  access: 'bearer',
  body: () => z.object({ Id: z.number() }),
  answer: () => done,
})

export const activateDeletedUser = endpoint({
  id: 'activateDeletedUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/activateDeletedUser',
  access: 'bearer',
  body: () => z.object({ id: z.number() }),
  answer: () => done,
})

/** One user name or e-mail per call. A10: in use, A20: of a deleted user, anything else: free (G-24). */
export const userExists = endpoint({
  id: 'userExists',
  service: 'security',
  method: 'POST',
  path: '/api/user/getuserexists',
  access: 'bearer',
  body: () => z.object({ userName: z.optional(z.string()), email: z.optional(z.string()) }),
  answer: () => z.extend(done, { users: z.nullish(z.array(z.object({ id: z.number() }))) }),
  accepts: 'every code',
})

export const userEndpoints = {
  listUsers,
  getUser,
  listUserTypes,
  listCountries,
  listDocumentTypesOfCountry,
  createUser,
  modifyUser,
  setUserState,
  deleteUser,
  activateDeletedUser,
  userExists,
}
