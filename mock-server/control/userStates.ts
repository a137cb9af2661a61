import type { StateName } from '#contracts/states.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId, nameKey, userNamed, withEmail } from '../store/queries.ts'
import type { User } from '../store/records.ts'
import { changeApplication, changePerson, changeRole, healthy } from './changeRecords.ts'
import { ControlError } from './route.ts'
import type { StateHandlers } from './stateHandler.ts'

type UserStateName = Extract<
  StateName,
  `users are${string}` | `a user ${string}` | 'an application has roles' | 'a country has document types'
>

/** Provider states about users, their companies and roles. */
export const userStates: StateHandlers<UserStateName> = {
  async 'users are listed'({ ns }, { search }) {
    await changePerson(ns, 'luisa.pena', { ...healthy, names: 'Luisa Fernanda', surnames: search })
    return {}
  },
  async 'a user is there'({ ns }, { name, email, idstate }) {
    return { id: (await only(ns, name, { ...healthy, email, idstate })).id }
  },
  async 'a user was deleted'({ ns }, { name, email }) {
    return { id: (await only(ns, name, { ...healthy, email, isDeleted: true })).id }
  },
  'a user name is free'({ ns: { tables } }, { name, email }) {
    tables.users.deleteMany((q) => q.or(userNamed(name), withEmail(email)))
    return Promise.resolve({})
  },
  async 'a user has companies'({ ns }, { name, company, appName }) {
    const { companies } = ns.tables
    const model = companies.findFirst((q) => q.where((one) => one.name === company)) ?? {
      ...companies.all()[0]!,
      id: companies.nextId(),
      name: company,
    }
    const applications = [...new Set([...model.applications, appName])]
    const { id: companyId } = await companies.put({ ...model, idstate: 0, applications })
    const customers = [{ id: companyId, principal: true, assigned: false }]
    return { id: (await changePerson(ns, name, { ...healthy, customers })).id, companyId }
  },
  async 'a user holds a role'({ ns }, { name, role, on }) {
    const held = await changeRole(ns, role, {})
    const { id, roles } = await changePerson(ns, name, healthy)
    const others = roles.filter((one) => nameKey(one) !== nameKey(held.name))
    await changePerson(ns, name, { roles: on ? [...others, held.name] : others })
    return { id }
  },
  async 'an application has roles'({ ns }, { appName, role, on }) {
    const { name } = await changeApplication(ns, appName, () => ({}))
    const { roles } = ns.tables
    for (const one of on ? [] : roles.all())
      if (one.applications.some((each) => each.name === name))
        await roles.put({ ...one, applications: one.applications.filter((each) => each.name !== name) })
    if (!on) return {}
    const { applications } = await changeRole(ns, role, {})
    const counts = applications.some((each) => each.name === name)
    const own = counts ? [] : [{ name, privileges: [], isVisible: true }]
    await changeRole(ns, role, { applications: [...applications, ...own] })
    return {}
  },
  async 'a country has document types'({ ns: { tables } }, { countryCode, documentTypeId }) {
    const country = tables.countries.findFirst((q) => q.where((one) => one.countryCode === countryCode))
    if (!country) throw new ControlError(400, `No country has the code '${countryCode}'.`)
    const type = tables.documentTypes.findFirst(byId(documentTypeId)) ?? {
      ...tables.documentTypes.all()[0]!,
      id: documentTypeId,
    }
    await tables.documentTypes.put({ ...type, country: countryCode })
    return { countryId: country.id }
  },
}

/** The user, who becomes the only one with this address. */
async function only(ns: Namespace, name: string, changes: Partial<User>): Promise<User> {
  const isOther = ({ userName }: User): boolean => nameKey(userName) !== nameKey(name)
  ns.tables.users.deleteMany((q) => q.where(isOther).and(withEmail(changes.email ?? '')))
  return changePerson(ns, name, changes)
}
