import type { PrivilegeBody, privilegeEndpoints } from '#contracts/privileges.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { byId, byName, named, nameKey } from '../store/queries.ts'
import type { Privilege, Role } from '../store/records.ts'
import { queued, ok, type Answer, type Services } from './service.ts'
import { lockOutRefusal, privilegeRefusal } from './privilegeRules.ts'

export const privilegeServices: Services<typeof privilegeEndpoints> = {
  listPrivileges({ ns }, { headers: { application, rol } }) {
    if (rol === undefined) return list(privilegesIn(ns, application).map(onTheWire(ns)))
    const role = ns.tables.roles.findFirst(byId(Number(rol)))
    if (application === undefined) return list(role ? applicationsOf(ns, role) : [])
    const entry = role?.applications.find(({ name }) => nameKey(name) === nameKey(application))
    const given = new Set(entry?.privileges)
    return list(
      privilegesIn(ns, application).map(({ name, idstate }) => ({
        name,
        assigned: given.has(name),
        idstate,
      })),
    )
  },

  listApplicationsOfPrivilege({ ns }, { headers }) {
    const names = ns.tables.privileges.findFirst(byId(Number(headers.id)))?.application ?? []
    return ok({
      records: names.flatMap((one) => {
        const application = ns.tables.applications.findFirst(named(one))
        if (!application) return []
        const { name, title, isVisible, idState } = application
        return { name, title, isVisible, idState }
      }),
    })
  },

  createPrivilege: ({ ns }, { body }) =>
    queued(ns, async () => {
      const refusal = privilegeRefusal(ns, body)
      if (refusal !== null) return outcome('R11', refusal)
      const { privileges } = ns.tables
      await privileges.create({
        ...fieldsOf(ns, body),
        id: privileges.nextId(),
        idstate: 0,
        createdon: timeOf(ns),
      })
      return outcome('A10', 'El privilegio fue creado exitosamente')
    }),

  modifyPrivilege: ({ ns, caller }, { body }) =>
    queued(ns, async () => {
      const before = ns.tables.privileges.findFirst(byId(body.id))
      if (!before) return outcome('R11', 'El privilegio no existe.')
      const refusal = privilegeRefusal(ns, body, before) ?? lockOutRefusal(ns, body, caller?.user)
      if (refusal !== null) return outcome('R11', refusal)
      if (![0, 1].includes(body.idstate)) return outcome('R11', 'Estado: el valor no existe.')
      const after = { ...before, ...fieldsOf(ns, body), idstate: body.idstate }
      await ns.tables.privileges.put(after)
      await takeFromRoles(ns, after)
      return outcome('A10', 'El privilegio fue modificado exitosamente')
    }),
}

function list(records: readonly object[]): Answer {
  if (records.length > 0) return ok({ result: { records, count: records.length } })
  return ok({
    result: { informationCode: 'R11', information: 'No se encontraron privilegios.', records: [] },
  })
}

function outcome(informationCode: string, information: string): Answer {
  return ok({ result: { informationCode, information } })
}

function privilegesIn({ tables }: Namespace, application: string | undefined): Privilege[] {
  if (application === undefined) return tables.privileges.all()
  const wanted = nameKey(application)
  return tables.privileges.findMany((q) =>
    q.where((one) => one.application.some((name) => nameKey(name) === wanted)),
  )
}

function onTheWire({ tables }: Namespace): (privilege: Privilege) => object {
  const titles = new Map(tables.applications.all().map(({ name, title }) => [name, title]))
  return (privilege) => ({
    ...privilege,
    sharedApps: privilege.application.map((name) => titles.get(name) ?? name).join(','),
  })
}

/** The applications of a role, with the number of active privileges it gives there (D16, ENT-20). */
function applicationsOf({ tables }: Namespace, { applications }: Role): object[] {
  const known = byName(tables.privileges.all())
  return applications.map(({ name, privileges, isVisible }) => ({
    name,
    title: tables.applications.findFirst(named(name))?.title ?? name,
    isVisible,
    privilegeCounter: privileges.filter((one) => known.get(nameKey(one))?.idstate === 0).length,
  }))
}

/** Exact names of the applications, without duplicates. */
function fieldsOf({ tables }: Namespace, { name, description, licence, isAuditable, application }: Fields) {
  const names = application.map((one) => tables.applications.findFirst(named(one))!.name)
  return { name, description, licence, isAuditable, application: [...new Set(names)] }
}

type Fields = Omit<PrivilegeBody, 'id' | 'idstate'>

/** Roles no longer give a privilege in an application that it has left (D24). */
async function takeFromRoles({ tables }: Namespace, { name, application }: Privilege): Promise<void> {
  const isLost = (entry: Role['applications'][number]): boolean =>
    entry.privileges.includes(name) && !application.includes(entry.name)
  await tables.roles.updateMany((q) => q.where(({ applications }) => applications.some(isLost)), {
    data({ applications }) {
      for (const entry of applications.filter(isLost))
        entry.privileges = entry.privileges.filter((one) => one !== name)
    },
  })
}
