import type { ListId, ResourceId } from '#shared/address/consoleAddresses.ts'

/** Endpoint id of a read, optionally with the header of the record's id. */
export type FirstRead = string | readonly [call: string, idHeader: string]

export type Declaration = {
  /** Material icon of the home page and the built-in menu. */
  icon: string
  /** Second key of its shortcut after `g`. */
  key: string
  /** Its write calls; after a 403 of one of them it is read-only. */
  writes: readonly string[]
  /** First reads of its list and cards; those that depend on the query are in `src/app/firstReads.ts`. */
  reads?: { list?: readonly string[]; card?: readonly FirstRead[] }
}

export type Resource<Id extends ResourceId = ResourceId> = Declaration & {
  /** Key of its texts in `home` and `palette`, of its chunks and of its path. */
  id: Id
  path: `/${Id}`
}

export function defineResource<Id extends ResourceId>(id: Id, declared: Declaration): Resource<Id> {
  return { ...declared, id, path: `/${id}` }
}

/** The address of a record's card. */
export function cardPath(list: ListId, id: number | 'new'): string {
  return `/${list}/${id}`
}
