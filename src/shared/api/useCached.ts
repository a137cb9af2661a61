import { useCallback } from 'react'
import { useStore } from 'react-redux'
import type { RootState } from './createStore.ts'

type Query<Arg, Data> = { select: (arg: Arg) => (state: RootState) => { data?: Data | undefined } }

export type ReadCached = <Arg, Data>(query: Query<Arg, Data>, arg: Arg) => Data | undefined

/** Reads the cache entry of a query without requesting it. */
export function useCached(): ReadCached {
  const store = useStore<RootState>()
  return useCallback((query, arg) => query.select(arg)(store.getState()).data, [store])
}
