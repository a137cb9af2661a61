import { opaqueState, type UserBody, type userEndpoints } from '#contracts/users.ts'
import { later } from '../store/clock.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { byId, nameKey } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { queued, ok, refused, type Answer, type Services, type Context } from './service.ts'
import { activationMail } from './mails.ts'
import { userPage } from './userList.ts'
import { tokenLives } from '../store/tokenLives.ts'
import { holderOf, userRefusal } from './userRules.ts'
import { userOnTheWire } from './userWire.ts'

/** Ends every session of the user and notifies the open tabs of the reason. */
function endSessions({ ns, sendMessage }: Context, { userName }: User, why: string): void {
  ns.sessions.revokeOf(userName)
  sendMessage(userName, why)
}

export const userServices: Services<typeof userEndpoints> = {
  listUsers({ ns }, { headers: { customerSearch, pages, filterBy } }) {
    if (!/^\d{1,9}$/.test(pages)) return refused(400, { message: 'pages: a number from 0.' })
    return ok(userPage(ns, customerSearch, filterBy, Number(pages)))
  },

  getUser({ ns }, { headers }) {
    const user = present(ns, Number(headers.pid))
    return ok({ user: user ? userOnTheWire(ns, user) : null })
  },

  listUserTypes: () => ok({ result: { records: userTypes } }),

  listCountries: ({ ns }) => ok({ countries: ns.tables.countries.all() }),

  listDocumentTypesOfCountry({ ns }, { headers: { code } }) {
    const types = ns.tables.documentTypes.findMany((q) => q.where(({ country }) => country === code))
    const listDocumentType = types.map(({ id, documentTypeDescription, country }) => ({
      documentTypeId: id,
      documentTypeDescription,
      documentTypeAllowed: true,
      country,
    }))
    return ok({ result: { listDocumentType } })
  },

  createUser: (ctx, { body }) =>
    queued(ctx.ns, async () => {
      const { ns, cipher, origin } = ctx
      const refusal = userRefusal(ns, body, undefined)
      if (refusal) return badly(refusal)
      const user = await ns.tables.users.create({ ...newUser(ns), ...fieldsOf(body) })
      const { activation } = tokenLives(ns.tables, ctx.caller?.session.appName ?? '')
      ns.mailbox.deliver(activationMail(ns, cipher, user, origin, activation))
      return done('El usuario fue creado con éxito')
    }),

  modifyUser: (ctx, { body }) =>
    queued(ctx.ns, async () => {
      const before = present(ctx.ns, body.id)
      if (!before) return nobody
      const refusal = userRefusal(ctx.ns, body, before)
      if (refusal) return badly(refusal)
      await change(ctx.ns, before, fieldsOf(body))
      // Sessions refer to the name, which another user may get later.
      if (nameKey(body.userName) !== nameKey(before.userName))
        endSessions(ctx, before, 'Tu nombre de usuario cambió. Por favor ingresa de nuevo.')
      return done('El usuario fue actualizado con éxito')
    }),

  setUserState: (ctx, { body: { id, idstate } }) =>
    queued(ctx.ns, async () => {
      const user = present(ctx.ns, id)
      if (!user) return nobody
      if (user.idstate === opaqueState || ![0, 1].includes(idstate))
        return badly('El estado de este usuario no se puede cambiar.')
      if (id === ctx.caller?.user.id) return badly('No puedes cambiar el estado de tu propio usuario.')
      await change(ctx.ns, user, { idstate })
      if (idstate === 1) endSessions(ctx, user, 'Tu usuario fue inactivado.')
      return done(`El usuario fue ${idstate === 0 ? 'activado' : 'inactivado'}`)
    }),

  deleteUser: (ctx, { body: { Id } }) =>
    queued(ctx.ns, async () => {
      const user = present(ctx.ns, Id)
      if (!user) return ok({ informationCode: 'R11', message: noSuchUser })
      if (Id === ctx.caller?.user.id)
        return ok({ informationCode: 'R11', message: 'No puedes eliminar tu propio usuario.' })
      await change(ctx.ns, user, { isDeleted: true })
      endSessions(ctx, user, 'Tu usuario fue eliminado.')
      return done('El usuario fue eliminado')
    }),

  activateDeletedUser: ({ ns }, { body: { id } }) =>
    queued(ns, async () => {
      const user = ns.tables.users.findFirst(byId(id))
      if (!user?.isDeleted)
        return ok({ informationCode: 'R11', message: 'El usuario no se puede reactivar.' })
      await change(ns, user, { isDeleted: false })
      return done('El usuario fue reactivado')
    }),

  userExists({ ns }, { body }) {
    const user = holderOf(ns, body)
    if (!user) return ok({ informationCode: 'R11', users: [] })
    const users = [{ id: user.id }]
    if (!user.isDeleted) return ok({ informationCode: 'A10', users })
    const message = 'El usuario ingresado pertenece a un usuario eliminado.'
    return ok({ informationCode: 'A20', message, users })
  },
}

const noSuchUser = 'El usuario no existe.'
const nobody = badly(noSuchUser)

function badly(message: string): Answer {
  return refused(400, { informationCode: 'R11', message })
}

function done(message: string): Answer {
  return ok({ informationCode: 'A10', message })
}

const userTypes = ['Aplicacion', 'Usuario', 'Tester', 'Usuario Certificado'].map((name, index) => ({
  id: index + 1,
  name,
}))

function present({ tables }: Namespace, id: number): User | undefined {
  const user = tables.users.findFirst(byId(id))
  return user?.isDeleted ? undefined : user
}

/** Saves the changes; the time of change moves even while the clock is frozen. */
async function change({ tables, clock }: Namespace, user: User, changes: Partial<User>): Promise<void> {
  await tables.users.put({ ...user, ...changes, modifiedon: later(user.modifiedon, clock.now()) })
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
    startsIn: null,
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
  | 'customers'
  | 'roles'

function fieldsOf(body: UserBody): Pick<User, Saved> {
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
    customers: body.customers
      .filter(({ principal, assigned }) => principal || assigned)
      .map(({ id, principal, assigned }) => ({ id, principal, assigned })),
    roles: body.roles.filter(({ assigned }) => assigned).map(({ name }) => name),
  }
}
