import { bytesOf } from '../bytes.ts'
import { menuLocations, menuTextLimit, numberRowsOf, type MenuBody } from '#contracts/menus.ts'
import { parseJson } from '../http/readInput.ts'
import type { Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import type { Records } from '../store/records.ts'

type Menu = Records['menus']

/** The menu of an application in a location; there is at most one. */
export function menuAt({ tables }: Namespace, application: number, location: number): Menu | undefined {
  return tables.menus.findFirst((q) => q.where({ idapplication: application, idmenulocation: location }))
}

/** Why a menu cannot be saved; null if it can. The content of items is not checked. */
export function menuRefusal(ns: Namespace, wanted: MenuBody, before?: Menu): string | null {
  const { id, idapplication, idmenulocation, numberRows, menujson } = wanted
  if (!before && id !== 0) return 'El identificador de un menú nuevo es 0.'
  if (!ns.tables.applications.findFirst(byId(idapplication))) return 'La aplicación no existe.'
  if (!(menuLocations as readonly number[]).includes(idmenulocation))
    return 'La ubicación del menú no existe.'
  if (before && (before.idapplication !== idapplication || before.idmenulocation !== idmenulocation))
    return 'El menú es de otra aplicación o ubicación.'
  if (!before && menuAt(ns, idapplication, idmenulocation))
    return 'La aplicación ya tiene un menú en esta ubicación.'
  if (numberRows !== numberRowsOf(idmenulocation)) return 'El número de filas no es el de la ubicación.'
  if (bytesOf(menujson).length > menuTextLimit) return 'El menú supera el tamaño máximo permitido (2MB).'
  return Array.isArray(parseJson(menujson)) ? null : 'El menú no es una lista de ítems.'
}
