import { cardAddress } from '#shared/cards/cardAddress.ts'
import { listAsLeft } from '#shared/list/listVisits.ts'

const applicationsPath = '/apps'
export const applicationAddress = cardAddress(applicationsPath, [
  'datos',
  'token',
  'contrasena',
  'configuracion',
])
export type ApplicationTab = (typeof applicationAddress.tabs)[number]

export const newApplicationPath = applicationAddress.path(0)
export const applicationPath = (id: number): string => applicationAddress.path(id)

/** Where the way back from a card leads: the list with its search, order, page and size. */
export function applicationsListPath(): string {
  return listAsLeft(applicationsPath)
}
