import type { userSorts } from '#contracts/users.ts'
import type { Namespace } from '../store/namespace.ts'
import type { User } from '../store/records.ts'

type Sort = (typeof userSorts)[number]

/** Those who are not deleted and hold the text in their name, names, document or address, in the order asked for. */
export function listedUsers({ tables }: Namespace, search: string, sort: Sort | undefined): User[] {
  const wanted = fold(search.trim())
  const found = tables.users.all().filter((user) => !user.isDeleted && fold(textOf(user)).includes(wanted))
  return sort === undefined ? found : found.toSorted(orders[sort])
}

const orders: Readonly<Record<Sort, (one: User, other: User) => number>> = {
  Activo: (one, other) => Number(one.idstate !== 0) - Number(other.idstate !== 0),
  Inactivo: (one, other) => Number(one.idstate === 0) - Number(other.idstate === 0),
  'Mas reciente': (one, other) => other.modifiedon.localeCompare(one.modifiedon),
  'Mas antiguo': (one, other) => one.modifiedon.localeCompare(other.modifiedon),
}

function textOf({ userName, names, surnames, document, email }: User): string {
  return `${userName} ${names} ${surnames} ${document} ${email}`
}

/** Without case and accents. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
