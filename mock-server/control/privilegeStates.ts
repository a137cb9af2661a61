import type { StateName } from '#contracts/states.ts'
import type { Namespace } from '../store/namespace.ts'
import { named } from '../store/queries.ts'
import type { Privilege } from '../store/records.ts'
import { changeApplication, changeRole } from './changeRecords.ts'
import type { StateHandlers } from './stateHandler.ts'

type PrivilegeStateName = Extract<
  StateName,
  `a privilege ${string}` | `a role ${string}` | 'an application has privileges'
>

/** Provider states about privileges and the roles that give them. */
export const privilegeStates: StateHandlers<PrivilegeStateName> = {
  async 'an application has privileges'({ ns }, { appName, on }) {
    const { name } = await changeApplication(ns, appName, () => ({}))
    const { privileges } = ns.tables
    const own = privileges.findMany((q) => q.where(({ application }) => application.includes(name)))
    for (const one of on ? [] : own)
      await privileges.put({ ...one, application: one.application.filter((each) => each !== name) })
    if (on && !own.some(({ idstate }) => idstate === 0))
      await changePrivilege(ns, `VER_${name.toUpperCase()}`, { idstate: 0, application: [name] })
    return {}
  },
  async 'a privilege is there'({ ns }, { name, appName, idstate }) {
    const application = await changeApplication(ns, appName, () => ({}))
    return { id: (await changePrivilege(ns, name, { idstate, application: [application.name] })).id }
  },
  'a privilege name is free'({ ns: { tables } }, { name }) {
    tables.privileges.delete(named(name))
    return Promise.resolve({})
  },
  async 'a role gives a privilege'({ ns }, { role, appName, privilege, on }) {
    const { name: application } = await changeApplication(ns, appName, () => ({}))
    const { name } = await changePrivilege(ns, privilege, { idstate: 0, application: [application] })
    const { id: roleId, applications } = await changeRole(ns, role, {})
    const others = applications.filter((entry) => entry.name !== application)
    const entry = { name: application, privileges: on ? [name] : [], isVisible: true }
    await changeRole(ns, role, { applications: [...others, entry] })
    return { roleId }
  },
  async 'a role name is free'({ ns: { tables } }, { name }) {
    const gone = tables.roles.delete(named(name))?.name
    if (gone === undefined) return {}
    await tables.users.updateMany((q) => q.where(({ roles }) => roles.includes(gone)), {
      data(user) {
        user.roles = user.roles.filter((one) => one !== gone)
      },
    })
    return {}
  },
}

async function changePrivilege(
  { tables: { privileges } }: Namespace,
  name: string,
  changes: Partial<Privilege>,
): Promise<Privilege> {
  const fresh = {
    ...privileges.all()[0]!,
    id: privileges.nextId(),
    name,
    description: 'Consultar facturas de venta',
  }
  return privileges.put({ ...(privileges.findFirst(named(name)) ?? fresh), ...changes })
}
