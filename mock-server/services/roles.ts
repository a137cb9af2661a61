import type { roleEndpoints } from '#contracts/roles.ts'
import { nameKey } from '../store/tables.ts'
import { ok, type Services } from './service.ts'

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
}
