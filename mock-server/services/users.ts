import { opaqueState, usersPerPage, type UserBody, type userEndpoints } from '#contracts/users.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import type { User } from '../store/records.ts'
import { nameKey } from '../store/tables.ts'
import { ok, refused, unauthorized, type Answer, type Services } from './service.ts'
import { listedUsers } from './userList.ts'

export const userServices: Services<typeof userEndpoints> = {
  listUsers({ ns }, { headers: { customerSearch = '', pages, filterBy } }) {
    if (!/^\d{1,9}$/.test(pages)) return refused(400, { message: 'pages: a number from 0.' })
    const found = listedUsers(ns, customerSearch, filterBy)
    const first = Number(pages) * usersPerPage
    return ok({
      users: found.slice(first, first + usersPerPage).map((user) => rowOf(ns, user)),
      rows: found.length,
    })
  },

  getUser({ ns }, { headers }) {
    const user = present(ns, Number(headers.pid))
    return ok({ user: user ? onTheWire(ns, user) : null })
  },

  listUserTypes: () => ok({ result: { records: userTypes } }),

  listCountries: ({ ns }) => ok({ countries: ns.tables.countries.all() }),

  listDocumentTypesOfCountry({ ns }, { headers: { code } }) {
    const types = ns.tables.documentTypes.all().filter(({ country }) => country === code)
    const listDocumentType = types.map(({ id, documentTypeDescription, country }) => ({
      documentTypeId: id,
      documentTypeDescription,
      documentTypeAllowed: true,
      country,
    }))
    return ok({ result: { listDocumentType } })
  },

  async createUser({ ns }, { body }) {
    const refusal = refusalOf(ns, body)
    if (refusal) return refusal
    await ns.tables.users.put({ ...newUser(ns), ...fieldsOf(ns, body, undefined) })
    return ok({ informationCode: 'A10', message: 'El usuario fue creado con éxito' })
  },

  async modifyUser({ ns }, { body }) {
    const user = present(ns, body.id)
    if (!user) return nobody
    const refusal = refusalOf(ns, body)
    if (refusal) return refusal
    await ns.tables.users.put({ ...user, ...fieldsOf(ns, body, user) })
    return ok({ informationCode: 'A10', message: 'El usuario fue actualizado con éxito' })
  },

  async setUserState({ ns }, { body: { id, idstate } }) {
    const user = present(ns, id)
    if (!user) return nobody
    if (user.idstate === opaqueState || ![0, 1].includes(idstate)) {
      return refused(400, {
        informationCode: 'R11',
        message: 'El estado de este usuario no se puede cambiar.',
      })
    }
    await ns.tables.users.put({ ...user, idstate, modifiedon: timeOf(ns) })
    const word = idstate === 0 ? 'activado' : 'inactivado'
    return ok({ informationCode: 'A10', message: `El usuario fue ${word}` })
  },

  async deleteUser({ ns, caller }, { body: { Id } }) {
    const user = present(ns, Id)
    if (!user) return ok({ informationCode: 'R11', message: noSuchUser })
    if (user.id === caller?.user.id) {
      return ok({ informationCode: 'R11', message: 'No puedes eliminar tu propio usuario.' })
    }
    await ns.tables.users.put({ ...user, isDeleted: true, modifiedon: timeOf(ns) })
    return ok({ informationCode: 'A10', message: 'El usuario fue eliminado' })
  },

  async activateDeletedUser({ ns }, { body: { id } }) {
    const user = ns.tables.users.get(id)
    if (!user?.isDeleted) {
      return ok({ informationCode: 'R11', message: 'El usuario no se puede reactivar.' })
    }
    await ns.tables.users.put({ ...user, isDeleted: false, modifiedon: timeOf(ns) })
    return ok({ informationCode: 'A10', message: 'El usuario fue reactivado' })
  },

  userExists({ ns }, { body: { userName, email } }) {
    const user = holderOf(ns, userName, email)
    if (!user) return ok({ informationCode: 'R11', users: [] })
    const users = [{ id: user.id }]
    if (!user.isDeleted) return ok({ informationCode: 'A10', users })
    const message = 'El usuario ingresado pertenece a un usuario eliminado.'
    return ok({ informationCode: 'A20', message, users })
  },

  validateSession({ caller, identify }, { headers }) {
    if (!caller) return unauthorized
    identify(headers.connectionId, caller.user.userName)
    return ok({})
  },
}

const noSuchUser = 'El usuario no existe.'
const nobody = refused(400, { informationCode: 'R11', message: noSuchUser })

const userTypes = ['Aplicacion', 'Usuario', 'Tester', 'Usuario Certificado'].map((name, index) => ({
  id: index + 1,
  name,
}))

function present({ tables }: Namespace, id: number): User | undefined {
  const user = tables.users.get(id)
  return user?.isDeleted ? undefined : user
}

/** Who has this name, else this address; somebody who is there comes before somebody deleted. */
function holderOf(
  { tables }: Namespace,
  userName: string | undefined,
  email: string | undefined,
): User | undefined {
  if (userName !== undefined) return tables.users.find(nameKey(userName))
  if (email === undefined) return undefined
  const holders = tables.users.all().filter((user) => nameKey(user.email) === nameKey(email))
  return holders.find(({ isDeleted }) => !isDeleted) ?? holders[0]
}

/** Why a user cannot be saved like this: a name that another one has. */
function refusalOf(ns: Namespace, { id, userName }: UserBody): Answer | null {
  const holder = holderOf(ns, userName, undefined)
  if (!holder || holder.id === id) return null
  return refused(400, {
    informationCode: 'R11',
    message: 'El nombre de usuario ingresado ya se encuentra utilizado',
  })
}

function newUser(ns: Namespace): Omit<User, 'customers' | 'roles'> {
  return {
    id: ns.tables.users.nextId(),
    names: '',
    surnames: '',
    email: '',
    document: '',
    documentTypeId: 0,
    countryId: 0,
    userName: '',
    phoneNumber: '0',
    idTypeUser: 2,
    idstate: 0,
    isDeleted: false,
    modifiedon: timeOf(ns),
    password: '',
    isPasswordExpired: false,
    isActivated: false,
    isBlocked: false,
    contact: null,
    notice: null,
    assignManualPassword: false,
    certificatePassword: '',
  }
}

type Saved =
  | 'names'
  | 'surnames'
  | 'email'
  | 'document'
  | 'userName'
  | 'phoneNumber'
  | 'idTypeUser'
  | 'documentTypeId'
  | 'countryId'
  | 'modifiedon'
  | 'customers'
  | 'roles'

function fieldsOf(ns: Namespace, body: UserBody, before: User | undefined): Pick<User, Saved> {
  const { names, surnames, email, document, userName, phoneNumber, idTypeUser, documentTypeId, countryId } =
    body
  return {
    names,
    surnames,
    email,
    document,
    userName,
    phoneNumber,
    idTypeUser,
    documentTypeId,
    countryId,
    modifiedon: timeOf(ns),
    customers: body.customers
      .filter(({ principal, assigned }) => principal || assigned)
      .map(({ id, principal, assigned }) => ({ id, principal, assigned })),
    roles: body.roles.filter(({ assigned }) => assigned).flatMap(({ name }) => held(ns, name, before)),
  }
}

/** A role counts in all its applications; one that a user had already stays as it was. */
function held({ tables }: Namespace, role: string, before: User | undefined): User['roles'] {
  const own = before?.roles.filter((one) => nameKey(one.role) === nameKey(role)) ?? []
  if (own.length > 0) return own
  const found = tables.roles.find(nameKey(role))
  return found?.applications.map(({ name }) => ({ application: name, role: found.name })) ?? []
}

function onTheWire({ tables }: Namespace, user: User): object {
  const { id, names, surnames, email, document, userName, phoneNumber, idTypeUser } = user
  return {
    id,
    names,
    surnames,
    email,
    document,
    userName,
    phoneNumber,
    idTypeUser,
    countryId: user.countryId,
    countryCode: tables.countries.get(user.countryId)?.countryCode ?? null,
    documentTypeId: user.documentTypeId,
    idstate: user.idstate,
    modifiedon: user.modifiedon,
  }
}

function rowOf(ns: Namespace, user: User): object {
  const principal = user.customers.find((one) => one.principal)
  return {
    ...onTheWire(ns, user),
    customer: principal ? (ns.tables.companies.get(principal.id)?.name ?? null) : null,
    roles: [...new Set(user.roles.map(({ role }) => role))].join(','),
    applications: [...new Set(user.roles.map(({ application }) => application))].join(','),
  }
}
