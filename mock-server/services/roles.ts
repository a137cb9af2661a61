import type { RoleBody, roleEndpoints } from '#contracts/roles.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import type { Role } from '../store/records.ts'
import { nameKey } from '../store/tables.ts'
import { inTurn } from './inTurn.ts'
import { roleLockOutRefusal, roleRefusal } from './roleRules.ts'
import { ok, type Answer, type Services } from './service.ts'

export const roleServices: Services<typeof roleEndpoints> = {
  listRoles({ ns }, { headers }) {
    const { tables } = ns
    const user = headers.user === undefined ? undefined : tables.users.get(Number(headers.user))
    const held = new Set(user?.roles.map(nameKey))
    const wanted = headers.application === undefined ? null : nameKey(headers.application)
    const titles = new Map(tables.applications.all().map(({ name, title }) => [name, title]))
    const records = tables.roles
      .all()
      .filter(
        ({ applications }) => wanted === null || applications.some(({ name }) => nameKey(name) === wanted),
      )
      .map(({ id, name, description, alias, idstate, createdon, applications }) => ({
        id,
        name,
        description,
        alias,
        idstate,
        createdon,
        sharedApps: applications.map((one) => titles.get(one.name) ?? one.name).join(','),
        ...(headers.user !== undefined && { assigned: held.has(nameKey(name)) }),
      }))
    if (records.length === 0) {
      const none = { informationCode: 'R11', information: 'No se encontraron roles.', records: [] }
      return ok({ result: none })
    }
    return ok({ result: { records, count: records.length } })
  },

  createRole: ({ ns }, { body }) =>
    inTurn(ns, async () => {
      const refusal = roleRefusal(ns, body)
      if (refusal !== null) return said('R11', refusal)
      const { roles } = ns.tables
      await roles.put({ ...fieldsOf(ns, body), id: roles.nextId(), idstate: 0, createdon: timeOf(ns) })
      return said('A10', 'El rol fue creado exitosamente')
    }),

  modifyRole: ({ ns, caller }, { body }) =>
    inTurn(ns, async () => {
      const before = ns.tables.roles.get(body.id)
      if (!before) return said('R11', 'El rol no existe.')
      const refusal = roleRefusal(ns, body, before)
      if (refusal !== null) return said('R11', refusal)
      const after = { ...before, ...fieldsOf(ns, body), idstate: body.idstate }
      const lockOut = roleLockOutRefusal(ns, after, caller?.user)
      if (lockOut !== null) return said('R11', lockOut)
      await ns.tables.roles.put(after)
      if (after.name !== before.name) await renameAtUsers(ns, before.name, after.name)
      return said('A10', 'El rol fue modificado exitosamente')
    }),
}

function said(informationCode: string, information: string): Answer {
  return ok({ result: { informationCode, information } })
}

/** Applications and privileges are kept by the names that they have themselves, each once. */
function fieldsOf(
  { tables }: Namespace,
  body: RoleBody,
): Pick<Role, 'name' | 'description' | 'alias' | 'applications'> {
  const { name, description, alias, application } = body
  const applications = application.map((entry) => ({
    name: tables.applications.find(nameKey(entry.name))!.name,
    privileges: [...new Set(entry.privilege.map((one) => tables.privileges.find(nameKey(one))!.name))],
    isVisible: entry.isVisible,
  }))
  return { name: name.trim(), description, alias, applications }
}

/** Users hold roles by name: they follow. */
async function renameAtUsers({ tables: { users } }: Namespace, from: string, to: string): Promise<void> {
  const renamed = nameKey(from)
  for (const user of users.all().filter(({ roles }) => roles.some((name) => nameKey(name) === renamed)))
    await users.put({
      ...user,
      roles: user.roles.map((name) => (nameKey(name) === renamed ? to : name)),
    })
}
