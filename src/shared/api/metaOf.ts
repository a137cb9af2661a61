import { isAction } from '@reduxjs/toolkit'

/** What an action says of the call that it belongs to; `condition`: its answer is taken from another one. */
type QueryMeta = {
  arg?: { endpointName?: string; subscribe?: boolean; queryCacheKey?: string; originalArgs?: unknown }
  condition?: boolean
  requestStatus?: string
}

export function metaOf(action: unknown): QueryMeta {
  return isAction(action) && 'meta' in action ? ((action.meta as QueryMeta | undefined) ?? {}) : {}
}
