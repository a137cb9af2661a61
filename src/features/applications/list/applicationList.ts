import type { Application } from '#contracts/applications.ts'
import { isActive } from '#shared/records/activeState.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { byDate, firstWhere, reversed } from '#shared/list/localPage.ts'
import type { LocalList } from '#shared/list/useLocalPage.ts'
import type { ListSort } from '#shared/list/listSorts.ts'

const byChange = byDate<Application>(({ modifiedOn }) => modifiedOn)

/** Sort orders by their names in addresses, in menu order (APP-06). */
export const applicationList: LocalList<Application, ListSort> = {
  textOf: ({ title, name, urlApp }) => `${title} ${name} ${urlApp ?? ''}`,
  orders: {
    active: firstWhere(({ idState }) => isActive(idState)),
    inactive: firstWhere(({ idState }) => !isActive(idState)),
    newest: reversed(byChange),
    oldest: byChange,
  },
}

export function nameOf({ id, title, name }: Pick<Application, 'id' | 'title' | 'name'>): string {
  return serverText(title) ?? serverText(name) ?? String(id)
}
