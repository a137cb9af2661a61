import * as z from 'zod/mini'
import { looseNumber, sessionOutcomes, text } from './common.ts'
import { endpoint } from './endpoint.ts'
import { principalAndAssigned } from './companies.ts'

/** Longest texts of a user (§9); `phone` counts the prefix '(+57) ' and ten digits (G-23). */
export const userLimits = { userName: 100, email: 100, names: 100, surnames: 100, document: 13, phone: 16 }

/** Stands for a phone that there is not (UVA-27). */
export const noPhone = '0'

/** Rows of one page of the list; the portal joins pages to show more (G-09). */
export const usersPerPage = 10

/** Values of `filterBy`: they order, they hide nothing (G-16). */
export const userSorts = ['Activo', 'Inactivo', 'Mas reciente', 'Mas antiguo'] as const

/** Switched by neither side; what it means is the service's own affair (G-13). */
export const opaqueState = 6

/** Sent as `appName` with the document types (CLM-06). */
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
  /** 0 active, 1 inactive (D8); others as the service gives them. */
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

/** `documentTypeAllowed` false hides a type; anything else says nothing (G-54). */
export const documentType = z.object({
  documentTypeId: z.number(),
  documentTypeDescription: z.string(),
  documentTypeAllowed: z.nullish(z.union([z.boolean(), z.string(), z.number()])),
  country: text,
})
export type DocumentType = z.infer<typeof documentType>

/** What creating and modifying send: the whole user, every company and every role (G-27, G-29, G-54). */
export const userBody = z.object({
  /** 0 when it is created. */
  id: z.number(),
  userName: z.string(),
  email: z.string(),
  names: z.string(),
  surnames: z.string(),
  document: z.string(),
  documentTypeId: z.number(),
  /** The code of the document type, which is its id. */
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

/** Code and words of a call that changes something. A code other than A10 says that nothing was done (G-61). */
const done = z.object({ informationCode: text, message: text })

/** Example of a user, by which all the calls below speak of the same person. */
const luisa: User = {
  id: 42,
  names: 'Luisa Fernanda',
  surnames: 'Peña Agüero',
  email: 'luisa.pena@suite.test',
  document: '1032456789',
  userName: 'luisa.pena',
  phoneNumber: '(+57) 310 5551234',
  idTypeUser: 2,
  countryId: 1,
  countryCode: 'CO',
  documentTypeId: 1,
  idstate: 0,
  modifiedon: '2026-03-04T15:20:00Z',
}

const luisaBody: UserBody = {
  id: 42,
  userName: luisa.userName,
  email: luisa.email,
  names: luisa.names,
  surnames: luisa.surnames,
  document: luisa.document,
  documentTypeId: 1,
  documentType: 1,
  countryId: 1,
  countryCode: 'CO',
  phoneNumber: '(+57) 310 5551234',
  idTypeUser: 2,
  idstate: 0,
  customers: [{ id: 7, name: 'Cafés El Peñón S. A. S.', principal: true, assigned: false }],
  roles: [{ name: 'Contador', assigned: true }],
}

const luisaRow: UserRow = {
  ...luisa,
  customer: 'Cafés El Peñón S. A. S.',
  roles: 'Contador',
  applications: 'suite,colnomina',
}

/** One page of ten; past the last one it is empty, and `rows` says how many there are. Without `customerSearch` everybody; without `filterBy` the service's own order. */
export const listUsers = endpoint({
  id: 'listUsers',
  service: 'security',
  method: 'GET',
  path: '/api/user/list',
  access: 'bearer',
  headers: z.object({
    customerSearch: z.optional(z.string()),
    /** Number of the page, counted from 0. */
    pages: z.string(),
    filterBy: z.optional(z.enum(userSorts)),
  }),
  answer: z.object({ users: z.array(userRow), rows: looseNumber }),
  assumed: 'G-09, G-16, G-55',
  example: {
    headers: { customerSearch: 'Peña', pages: '0', filterBy: 'Mas reciente' },
    answer: { users: [luisaRow], rows: 1 },
  },
  outcomes: {
    some: { status: 200, body: { users: [luisaRow], rows: 1 } },
    none: { status: 200, body: { users: [], rows: 0 } },
    ...sessionOutcomes,
  },
})

/** `user` is null when there is none of this id. */
export const getUser = endpoint({
  id: 'getUser',
  service: 'security',
  method: 'GET',
  path: '/api/user/GetById',
  access: 'bearer',
  headers: z.object({ pid: z.string() }),
  answer: z.object({ user: z.nullish(user) }),
  assumed: 'G-56',
  example: { headers: { pid: '42' }, answer: { user: luisa } },
  outcomes: {
    found: { status: 200, body: { user: luisa } },
    none: { status: 200, body: { user: null } },
    ...sessionOutcomes,
  },
})

export const listUserTypes = endpoint({
  id: 'listUserTypes',
  service: 'security',
  method: 'GET',
  path: '/api/user/GetTypeUser',
  access: 'bearer',
  answer: z.object({ result: z.object({ records: z.array(userType) }) }),
  assumed: 'G-56',
  example: { answer: { result: { records: [{ id: 2, name: 'Usuario' }] } } },
  outcomes: sessionOutcomes,
})

export const listCountries = endpoint({
  id: 'listCountries',
  service: 'security',
  method: 'GET',
  path: '/api/user/get-countries',
  access: 'bearer',
  answer: z.object({ countries: z.array(country) }),
  example: { answer: { countries: [{ id: 1, name: 'Colombia', countryCode: 'CO' }] } },
  outcomes: sessionOutcomes,
})

/** `code` is the country's code. */
export const listDocumentTypesOfCountry = endpoint({
  id: 'listDocumentTypesOfCountry',
  service: 'security',
  method: 'GET',
  path: '/api/user/get-document-types-create-users',
  access: 'bearer',
  headers: z.object({ code: z.string(), appName: z.string() }),
  answer: z.object({ result: z.object({ listDocumentType: z.array(documentType) }) }),
  assumed: 'G-54',
  example: {
    headers: { code: 'CO', appName: documentTypesApplication },
    answer: {
      result: {
        listDocumentType: [
          {
            documentTypeId: 1,
            documentTypeDescription: 'Cédula de ciudadanía',
            documentTypeAllowed: true,
            country: 'CO',
          },
        ],
      },
    },
  },
  outcomes: sessionOutcomes,
})

const refusedSave = {
  status: 400,
  body: {
    informationCode: 'R11',
    message: 'El nombre de usuario ingresado ya se encuentra utilizado',
  },
} as const

/** Refused, with nothing kept, if the name or the address is taken or a value does not fit. */
export const createUser = endpoint({
  id: 'createUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/create',
  access: 'bearer',
  body: userBody,
  answer: done,
  assumed: 'G-27, G-29, G-54, G-61',
  example: {
    body: { ...luisaBody, id: 0 },
    answer: { informationCode: 'A10', message: 'El usuario fue creado con éxito' },
  },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', message: 'El usuario fue creado con éxito' } },
    R11: refusedSave,
    ...sessionOutcomes,
  },
})

/** As `createUser`, of the user with this id. It has no version: what a colleague saves in between is lost (T73). */
export const modifyUser = endpoint({
  id: 'modifyUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/modify',
  access: 'bearer',
  body: userBody,
  answer: done,
  assumed: 'G-27, G-29, G-54, G-61, T73',
  example: {
    body: luisaBody,
    answer: { informationCode: 'A10', message: 'El usuario fue actualizado con éxito' },
  },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', message: 'El usuario fue actualizado con éxito' } },
    R11: refusedSave,
    ...sessionOutcomes,
  },
})

/** Switches both ways: `idstate` is the new state (G-18). */
export const setUserState = endpoint({
  id: 'setUserState',
  service: 'security',
  method: 'POST',
  path: '/api/user/inactivate',
  access: 'bearer',
  body: z.object({ id: z.number(), idstate: z.number() }),
  answer: done,
  assumed: 'G-18',
  example: {
    body: { id: 42, idstate: 1 },
    answer: { informationCode: 'A10', message: 'El usuario fue inactivado' },
  },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', message: 'El usuario fue inactivado' } },
    R11: {
      status: 400,
      body: { informationCode: 'R11', message: 'El estado de este usuario no se puede cambiar.' },
    },
    ...sessionOutcomes,
  },
})

/** The one body whose field begins with a capital. */
export const deleteUser = endpoint({
  id: 'deleteUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/delete',
  access: 'bearer',
  body: z.object({ Id: z.number() }),
  answer: done,
  assumed: 'G-61',
  example: { body: { Id: 42 }, answer: { informationCode: 'A10', message: 'El usuario fue eliminado' } },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', message: 'El usuario fue eliminado' } },
    R11: { status: 200, body: { informationCode: 'R11', message: 'El usuario no se puede eliminar.' } },
    ...sessionOutcomes,
  },
})

export const activateDeletedUser = endpoint({
  id: 'activateDeletedUser',
  service: 'security',
  method: 'POST',
  path: '/api/user/activateDeletedUser',
  access: 'bearer',
  body: z.object({ id: z.number() }),
  answer: done,
  assumed: 'G-24, G-61',
  example: { body: { id: 42 }, answer: { informationCode: 'A10', message: 'El usuario fue reactivado' } },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', message: 'El usuario fue reactivado' } },
    R11: { status: 200, body: { informationCode: 'R11', message: 'El usuario no se puede reactivar.' } },
    ...sessionOutcomes,
  },
})

/** One name or one address per call. A10 taken, A20 of a deleted user, anything else free (G-24). */
export const userExists = endpoint({
  id: 'userExists',
  service: 'security',
  method: 'POST',
  path: '/api/user/getuserexists',
  access: 'bearer',
  body: z.object({ userName: z.optional(z.string()), email: z.optional(z.string()) }),
  answer: z.object({
    informationCode: text,
    message: text,
    users: z.nullish(z.array(z.object({ id: z.number() }))),
  }),
  assumed: 'G-24',
  example: {
    body: { userName: 'luisa.pena' },
    answer: { informationCode: 'A10', users: [{ id: 42 }] },
  },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', users: [{ id: 42 }] } },
    A20: {
      status: 200,
      body: {
        informationCode: 'A20',
        message: 'El usuario ingresado pertenece a un usuario eliminado.',
        users: [{ id: 42 }],
      },
    },
    R11: { status: 200, body: { informationCode: 'R11', users: [] } },
    ...sessionOutcomes,
  },
})

/** Ties the tab's hub connection to its session (CAL-27). A 401 ends the session (CHN-04). */
export const validateSession = endpoint({
  id: 'validateSession',
  service: 'security',
  method: 'POST',
  path: '/api/user/validatesession',
  access: 'bearer-final',
  headers: z.object({ connectionId: z.string() }),
  body: z.object({}),
  answer: z.object({ message: text }),
  example: { headers: { connectionId: 'aGVsbG8tY29ubmVjdGlvbg' }, body: {}, answer: {} },
  outcomes: { '401': { status: 401, body: { message: 'Unauthorized' } } },
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
  validateSession,
}
