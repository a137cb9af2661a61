import type { companyEndpoints } from '#contracts/companies.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId, nameKey } from '../store/queries.ts'
import type { Records, User } from '../store/records.ts'
import { ok, type Services } from './service.ts'

type Company = Records['companies']

export const companyServices: Services<typeof companyEndpoints> = {
  listCompanies({ ns }, { headers }) {
    const user = ns.tables.users.findFirst(byId(Number(headers.userid)))
    return ok({ result: { customers: ns.tables.companies.all().map(onTheWire(ns, user)) } })
  },

  listCompaniesByUser({ ns }, { headers }) {
    const user = ns.tables.users.findFirst(byId(Number(headers.userId)))
    const held = new Set(user?.customers.map(({ id }) => id))
    const app = nameKey(headers.app)
    const isHeld = ({ id, applications }: Company): boolean =>
      held.has(id) && applications.some((name) => nameKey(name) === app)
    const companies = ns.tables.companies.findMany((q) => q.where(isHeld))
    return ok({ customers: companies.map(onTheWire(ns, user)) })
  },
}

function onTheWire({ tables }: Namespace, user: User | undefined): (company: Company) => object {
  const flags = new Map(user?.customers.map((one) => [one.id, one]))
  const titles = new Map(tables.applications.all().map(({ name, title }) => [name, title]))
  return ({ id, name, applications, modifiedOn }) => ({
    id,
    name,
    principal: flags.get(id)?.principal ?? false,
    assigned: flags.get(id)?.assigned ?? false,
    sharedApps: applications.map((one) => titles.get(one) ?? one).join(','),
    modifiedOn,
  })
}
