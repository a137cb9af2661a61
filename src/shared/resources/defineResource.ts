import type { ResourceId } from '#shared/address/consoleAddresses.ts'

/** A read by the id of its endpoint; beside it the header that carries the record's id. */
export type FirstRead = string | readonly [call: string, idHeader: string]

export type Declaration = {
  /** Material name, on the home page and in the built-in menu. */
  icon: string
  /** The letter that leads to it after a `g`. */
  key: string
  /** The calls that write in it: once one was refused for want of a privilege, nothing in it can be edited. */
  writes: readonly string[]
  /** What its list and its cards show first; what depends on the query is in `src/app/firstReads.ts`. */
  reads?: { list?: readonly string[]; card?: readonly FirstRead[] }
}

export type Resource<Id extends ResourceId = ResourceId> = Declaration & {
  /** Names its texts in `home` and `palette`, its chunks, and after a slash its address. */
  id: Id
  path: `/${Id}`
}

export function defineResource<Id extends ResourceId>(id: Id, declared: Declaration): Resource<Id> {
  return { ...declared, id, path: `/${id}` }
}
