import type { RoleBody, roleEndpoints } from '#contracts/roles.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { byId, byName, named, nameKey } from '../store/queries.ts'
import type { Role } from '../store/records.ts'
import { queued, ok, type Answer, type Services } from './service.ts'
import { roleLockOutRefusal, roleRefusal } from './roleRules.ts'

export const roleServices: Services<typeof roleEndpoints> = {
  listRoles({ ns }, { headers }) {
    const { tables } = ns
    const user = headers.user === undefined ? undefined : tables.users.findFirst(byId(Number(headers.user)))
    const held = new Set(user?.roles.map(nameKey))
    const wanted = headers.application === undefined ? null : nameKey(headers.application)
    const titles = new Map(tables.applications.all().map(({ name, title }) => [name, title]))
    const isIn = ({ applications }: Role): boolean =>
      wanted === null || applications.some(({ name }) => nameKey(name) === wanted)
    const records = tables.roles
      .findMany((q) => q.where(isIn))
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
    queued(ns, async () => {
      const refusal = roleRefusal(ns, body)
      if (refusal !== null) return outcome('R11', refusal)
      const { roles } = ns.tables
      await roles.create({ ...fieldsOf(ns, body), id: roles.nextId(), idstate: 0, createdon: timeOf(ns) })
      return outcome('A10', 'El rol fue creado exitosamente')
    }),

  modifyRole: ({ ns, caller }, { body }) =>
    queued(ns, async () => {
      const before = ns.tables.roles.findFirst(byId(body.id))
      if (!before) return outcome('R11', 'El rol no existe.')
      const refusal = roleRefusal(ns, body, before)
      if (refusal !== null) return outcome('R11', refusal)
      const after = { ...before, ...fieldsOf(ns, body), idstate: body.idstate }
      const lockOut = roleLockOutRefusal(ns, after, caller?.user)
      if (lockOut !== null) return outcome('R11', lockOut)
      await ns.tables.roles.put(after)
      if (after.name !== before.name) await renameAtUsers(ns, before.name, after.name)
      return outcome('A10', 'El rol fue modificado exitosamente')
    }),
}

function outcome(informationCode: string, information: string): Answer {
  return ok({ result: { informationCode, information } })
}

/** Exact names of applications and privileges, without duplicates. */
function fieldsOf(
  { tables }: Namespace,
  body: RoleBody,
): Pick<Role, 'name' | 'description' | 'alias' | 'applications'> {
  const { name, description, alias, application } = body
  const known = byName(tables.privileges.all())
  const applications = application.map((entry) => ({
    name: tables.applications.findFirst(named(entry.name))!.name,
    privileges: [...new Set(entry.privilege.map((one) => known.get(nameKey(one))!.name))],
    isVisible: entry.isVisible,
  }))
  return { name: name.trim(), description, alias, applications }
}

/** Users refer to roles by name. */
async function renameAtUsers({ tables: { users } }: Namespace, from: string, to: string): Promise<void> {
  const renamed = nameKey(from)
  const isRenamed = (name: string): boolean => nameKey(name) === renamed
  const holders = users.findMany((q) => q.where(({ roles }) => roles.some(isRenamed)))
  await users.putAll(
    holders.map((user) => ({ ...user, roles: user.roles.map((name) => (isRenamed(name) ? to : name)) })),
  )
}
