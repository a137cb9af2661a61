import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints, type User, type UserBody } from '#contracts/users.ts'
import { testServices, type TestCall } from '#shared/testing/testServices.ts'
import type { UserForm } from '../card/form.ts'
import { importFields, type ImportRow, type ImportTable } from './importRow.ts'

/** A user as these services have them. */
export type Stored = Omit<User, 'idstate'> & {
  idstate: number
  isDeleted?: boolean
  principal: number | null
  assigned: number[]
  roles: string[]
}

export const testCompanies = [
  { id: 7, name: 'ACME' },
  { id: 8, name: 'Borealis' },
]
export const testRoles = ['Auditor', 'Cajero']

export function person(id: number, more: Partial<Stored> = {}): Stored {
  return {
    id,
    userName: `user${id}`,
    names: 'Ana',
    surnames: 'Gómez',
    email: `user${id}@suite.test`,
    document: '123',
    documentTypeId: 1,
    countryId: 1,
    countryCode: 'CO',
    idTypeUser: 2,
    idstate: 0,
    phoneNumber: '0',
    principal: 7,
    assigned: [],
    roles: ['Auditor'],
    ...more,
  }
}

const done = { informationCode: 'A10', message: 'Listo' }
const refused = (message: string) => ({ informationCode: 'R11', message })

/** Services that keep people, as far as an import asks for them. */
export function testPeople() {
  const kept = { people: [] as Stored[] }
  const present = (id: unknown) => kept.people.find((one) => String(one.id) === String(id) && !one.isDeleted)
  const is = (one: string, other: unknown): boolean => one.toLowerCase() === String(other).toLowerCase()

  function fields({ customers, roles, countryCode, ...body }: UserBody): Omit<Stored, 'id' | 'idstate'> {
    const { documentType: _type, id: _id, idstate: _state, ...rest } = body
    return {
      ...rest,
      countryCode,
      principal: customers.find(({ principal }) => principal)?.id ?? null,
      assigned: customers.filter(({ assigned }) => assigned).map(({ id }) => id),
      roles: roles.filter(({ assigned }) => assigned).map(({ name }) => name),
    }
  }
  const bodyOf = (call: TestCall): UserBody => call.body as unknown as UserBody

  const services = testServices([userEndpoints, roleEndpoints, companyEndpoints], {
    userExists({ body = {} }) {
      const found = kept.people.find((one) =>
        body['userName'] === undefined ? is(one.email, body['email']) : is(one.userName, body['userName']),
      )
      if (!found) return { informationCode: 'R11', users: [] }
      return { informationCode: found.isDeleted ? 'A20' : 'A10', users: [{ id: found.id }] }
    },
    getUser: ({ headers }) => ({ user: present(headers['pid']) ?? null }),
    listCountries: () => ({ countries: [{ id: 1, name: 'Colombia', countryCode: 'CO' }] }),
    listUserTypes: () => ({ result: { records: [{ id: 2, name: 'Usuario' }] } }),
    listDocumentTypesOfCountry: () => ({
      result: { listDocumentType: [{ documentTypeId: 1, documentTypeDescription: 'Cédula' }] },
    }),
    listCompanies: ({ headers }) => ({
      result: {
        customers: testCompanies.map((one) => ({
          ...one,
          principal: present(headers['userid'])?.principal === one.id,
          assigned: present(headers['userid'])?.assigned.includes(one.id) ?? false,
        })),
      },
    }),
    listRoles: ({ headers }) => ({
      result: {
        records: testRoles.map((name, id) => ({
          id,
          name,
          idstate: 0,
          ...(headers['user'] && { assigned: present(headers['user'])?.roles.includes(name) ?? false }),
        })),
      },
    }),
    createUser(call) {
      const body = bodyOf(call)
      if (kept.people.some((one) => is(one.userName, body.userName))) return refused('El nombre ya se usa')
      kept.people.push({ ...fields(body), id: 100 + kept.people.length, idstate: 0 })
      return done
    },
    modifyUser(call) {
      const body = bodyOf(call)
      const found = present(body.id)
      if (!found) return refused('No existe')
      Object.assign(found, fields(body))
      return done
    },
    setUserState({ body }) {
      present(body!['id'])!.idstate = body!['idstate'] as number
      return done
    },
    deleteUser({ body }) {
      present(body!['Id'])!.isDeleted = true
      return done
    },
    activateDeletedUser({ body }) {
      kept.people.find(({ id }) => id === body!['id'])!.isDeleted = false
      return done
    },
  })
  return { services, kept, present }
}

/** A row with everything that a new user needs. */
export function row(
  at: number,
  fields: Partial<UserForm> = {},
  sets: Partial<ImportRow['values']> = {},
): ImportRow {
  const userName = fields.userName ?? `nuevo${at}`
  const values = {
    userName,
    email: `${userName}@suite.test`,
    names: 'Luz',
    surnames: 'Díaz',
    country: '1',
    documentTypeId: '1',
    document: '456',
    idTypeUser: '2',
    ...fields,
  }
  return {
    at,
    line: at + 2,
    cells: importFields.map((field) => values[field as keyof typeof values] ?? ''),
    values: { fields: values, companies: [7], roles: ['Cajero'], ...sets },
    identity: {},
    problems: [],
  }
}

/** A row with only these cells. */
export function few(
  at: number,
  fields: Partial<UserForm>,
  sets: Partial<ImportRow['values']> = {},
): ImportRow {
  return { ...row(at), values: { fields, companies: [], roles: [], ...sets } }
}

export function table(rows: readonly ImportRow[]): ImportTable {
  return { name: 'gente.csv', delimiter: ';', headings: importFields, rows }
}
