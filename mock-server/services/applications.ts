import { hiddenApplication, type applicationEndpoints } from '#contracts/applications.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId, named, nameKey, userNamed } from '../store/queries.ts'
import type { Application, User } from '../store/records.ts'
import { countRolesByApplication } from './applicationRules.ts'
import { rolesOf } from './permissions.ts'
import { ok, refused, type Services } from './service.ts'

export const applicationServices: Services<typeof applicationEndpoints> = {
  getParameters({ ns }, { headers: { appName, parameterType } }) {
    const wanted = nameKey(parameterType)
    const records = (applicationOf(ns, appName)?.parameters ?? [])
      .filter((parameter) => nameKey(parameter.parameterType) === wanted)
      .map(({ key, value, type }) => ({ key, value, type }))
    return ok({ result: { records } })
  },

  getMaintenanceWindow: ({ ns }) =>
    ok(ns.maintenance.isMaintenance ? ns.maintenance : { isMaintenance: false }),

  getFreeTrial({ ns }, { headers }) {
    const application = applicationOf(ns, headers.appName)
    if (!application?.isFreeTrial) return ok({ isFreeTrial: false })
    const { isFreeTrial, urlFreeTrial, codeFreeTrial } = application
    return ok({ isFreeTrial, urlFreeTrial, codeFreeTrial })
  },

  getVersion({ ns }, { headers }) {
    const application = applicationOf(ns, headers.appName)
    if (!application)
      return refused(400, { message: `appName: no application is called '${headers.appName}'.` })
    return ok({ version: application.version })
  },

  listApplications({ ns, caller }) {
    const rolesOf = countRolesByApplication(ns)
    const records = ns.tables.applications
      .all()
      .map(({ modifiedOn, amountTime, timeUnit, ...application }) => {
        const { rolCount, rolCountUnique } = rolesOf(application.name)
        const shown = { ...shownToAll(application), rolCount }
        return caller ? { ...shown, rolCountUnique, amountTime, timeUnit, modifiedOn } : shown
      })
    return ok({ result: { records } })
  },

  countRolesByUser({ ns }, { headers }) {
    const user =
      ns.tables.users.findFirst(byId(Number(headers.user))) ??
      ns.tables.users.findFirst(userNamed(headers.user))
    return ok({ records: user ? countRoles(ns, user) : [] })
  },
}

function applicationOf({ tables }: Namespace, name: string): Application | undefined {
  return tables.applications.findFirst(named(name))
}

type Shown = Pick<Application, 'id' | 'name' | 'title' | 'landing' | 'urlApp' | 'isVisible' | 'idState'>

/** The chooser reads the list without a session, so it hides the settings of applications there. */
function shownToAll({ id, name, title, landing, urlApp, isVisible, idState }: Shown): Shown {
  return { id, name, title, landing, urlApp, isVisible, idState }
}

/** The roles of a user by application; `rolequantityUnique` counts the roles of this application alone. */
function countRoles(ns: Namespace, user: User): object[] {
  const rows = new Map<string, { rolequantity: number; rolequantityUnique: number }>()
  for (const { applications } of rolesOf(ns, user)) {
    for (const { name } of applications) {
      if (name === hiddenApplication) continue
      const row = rows.get(name) ?? { rolequantity: 0, rolequantityUnique: 0 }
      row.rolequantity += 1
      if (applications.length === 1) row.rolequantityUnique += 1
      rows.set(name, row)
    }
  }
  return [...rows].map(([appname, row]) => ({ appname, ...row }))
}
