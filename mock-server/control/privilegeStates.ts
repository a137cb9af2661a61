import type { StateName } from '#contracts/states.ts'
import type { Namespace } from '../store/namespace.ts'
import type { Privilege } from '../store/records.ts'
import { nameKey } from '../store/tables.ts'
import { changeApplication, changeRole } from './changeRecords.ts'
import type { StateHandlers } from './stateHandler.ts'

type PrivilegeStateName = Extract<
  StateName,
  `a privilege ${string}` | `a role ${string}` | 'an application has privileges'
>

/** The states about privileges and the roles that give them. */
export const privilegeStates: StateHandlers<PrivilegeStateName> = {
  async 'an application has privileges'({ ns }, { appName, on }) {
    const { name } = await changeApplication(ns, appName, () => ({}))
    const { privileges } = ns.tables
    const own = privileges.all().filter(({ application }) => application.includes(name))
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
    const named = tables.privileges.find(nameKey(name))
    if (named) tables.privileges.remove(named.id)
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
    const named = tables.roles.find(nameKey(name))
    if (!named) return {}
    tables.roles.remove(named.id)
    for (const user of tables.users.all().filter(({ roles }) => roles.includes(named.name)))
      await tables.users.put({ ...user, roles: user.roles.filter((one) => one !== named.name) })
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
  return privileges.put({ ...(privileges.find(nameKey(name)) ?? fresh), ...changes })
}
