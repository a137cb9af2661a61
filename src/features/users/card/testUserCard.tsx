import { renderScreensOf } from '#app/testRoutes.ts'
import { applicationEndpoints } from '#contracts/applications.ts'
import { companyEndpoints, type Company } from '#contracts/companies.ts'
import { roleEndpoints, type Role } from '#contracts/roles.ts'
import { getUser } from '#contracts/examples/users.ts'
import { userEndpoints, type User, type UserBody } from '#contracts/users.ts'
import { beginSessionEpoch } from '#shared/session/sessionEvents.ts'
import { clearSession, writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
// Load the lazy screens in advance.
import '../UserScreen.tsx'
import '../UsersScreen.tsx'

export const luisa = getUser.example.answer.user as User

const companies: Company[] = [
  { id: 7, name: 'Cafés El Peñón', principal: true, assigned: false },
  { id: 8, name: 'Textiles Nariño', principal: false, assigned: false },
  { id: 9, name: 'Notaría Muñoz', principal: false, assigned: true },
]
const roles: Role[] = [
  { id: 6, name: 'Contador', idstate: 0, assigned: true, sharedApps: 'Suite' },
  { id: 7, name: 'Auditor', idstate: 0, assigned: false, sharedApps: 'Suite' },
  { id: 8, name: 'Retirado', idstate: 1, assigned: true, sharedApps: 'Suite' },
]
const documentTypes: Record<string, [number, string, isAllowed?: false][]> = {
  CO: [
    [1, 'Cédula de ciudadanía'],
    [4, 'NUIP', false],
    [5, 'Pasaporte'],
  ],
  BR: [[20, 'CPF']],
}

/** State of the stubbed services during one test. */
export const serviceData = {
  users: new Map<number, User>(),
  companies: [] as Company[],
  roles: [] as Role[],
}

export function sentBody(name: 'createUser' | 'modifyUser' = 'modifyUser'): UserBody {
  return callsOf(name).at(-1)?.body as UserBody
}
const endpoints = [userEndpoints, companyEndpoints, roleEndpoints, applicationEndpoints]

export const { calls, callsOf, answerNext, start } = testServices(endpoints, {
  listCompanies: ({ headers }) => ({
    result: {
      customers: serviceData.companies.map((company) =>
        headers['userid'] === '0' ? { ...company, principal: false, assigned: false } : company,
      ),
    },
  }),
  listRoles: ({ headers }) => ({
    result: {
      records: serviceData.roles.map(({ assigned, ...role }) =>
        headers['user'] ? { ...role, assigned } : role,
      ),
    },
  }),
  listApplications: () => ({
    result: { records: [{ id: 1, name: 'suite', title: 'Suite', isVisible: true, idState: 0, rolCount: 2 }] },
  }),
  countRolesByUser: () => ({ records: [{ appname: 'suite', rolequantity: 1 }] }),
  getUser: ({ headers }) => ({ user: serviceData.users.get(Number(headers['pid'])) ?? null }),
  listCountries: () => ({
    countries: [
      { id: 1, name: 'Colombia', countryCode: 'CO' },
      { id: 2, name: 'Brasil', countryCode: 'BR' },
    ],
  }),
  listUserTypes: () => ({
    result: {
      records: ['Aplicacion', 'Usuario', 'Tester', 'Usuario Certificado'].map((name, at) => ({
        id: at + 1,
        name,
      })),
    },
  }),
  listDocumentTypesOfCountry: ({ headers }) => ({
    result: {
      listDocumentType: (documentTypes[headers['code']!] ?? []).map(
        ([documentTypeId, documentTypeDescription, documentTypeAllowed]) => ({
          documentTypeId,
          documentTypeDescription,
          ...(documentTypeAllowed === false && { documentTypeAllowed }),
        }),
      ),
    },
  }),
  userExists: () => ({ informationCode: 'R11', users: [] }),
  setUserState({ body }) {
    const user = serviceData.users.get(Number(body!['id']))!
    user.idstate = Number(body!['idstate'])
    return { informationCode: 'A10', message: 'x' }
  },
  deleteUser({ body }) {
    serviceData.users.delete(Number(body!['Id']))
    return { informationCode: 'A10', message: 'Se fue.' }
  },
  listUsers: () => ({ users: [], rows: 0 }),
  createUser: () => ({ informationCode: 'A10', message: 'x' }),
  modifyUser({ body }) {
    const { customers: _customers, roles: _roles, ...fields } = body as UserBody
    serviceData.users.set(fields.id, { ...serviceData.users.get(fields.id)!, ...fields })
    return { informationCode: 'A10', message: 'x' }
  },
})

export function prepareCard(): void {
  prepareScreens()
  beforeEach(() => {
    serviceData.users = new Map([[luisa.id, { ...luisa }]])
    serviceData.companies = companies.map((company) => ({ ...company }))
    serviceData.roles = roles.map((role) => ({ ...role }))
    beginSessionEpoch()
    writeSession({ token: testToken({ exp: 4e9 }), refreshToken: null })
    start()
  })
  afterEach(clearSession)
}

export function openCard(path: string): void {
  renderScreensOf('/users', path)
}
