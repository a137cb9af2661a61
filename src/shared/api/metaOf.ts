import { isAction } from '@reduxjs/toolkit'

/** RTK Query metadata of an action; `condition`: the call was skipped for the cache or a pending one. */
type QueryMeta = {
  arg?: { endpointName?: string; subscribe?: boolean; queryCacheKey?: string; originalArgs?: unknown }
  condition?: boolean
  requestStatus?: string
}

export function metaOf(action: unknown): QueryMeta {
  return isAction(action) && 'meta' in action ? ((action.meta as QueryMeta | undefined) ?? {}) : {}
}
