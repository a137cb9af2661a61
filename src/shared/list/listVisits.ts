import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { canonicalPath } from '#shared/address/paths.ts'
import type { Read } from '#shared/api/reads.ts'
import { rootReducer, type RootState } from '#shared/api/createStore.ts'
import { createHandles } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'

/** State of a list when one of its rows was opened. */
type ListVisit = {
  /** Query with its `?`. */
  search: string
  /** The original query, if it was another page. */
  left?: string
  row: string
  pageScroll: number
  tableScroll: number
}

/** Consecutive records of a list; `first` is the position of the first, from 0. */
export type TrailPart = { first: number; ids: readonly number[]; total: number }

/** Reads the part of the list around a position, by one call. */
export type ReadPart = (position: number) => Promise<Read<TrailPart>>

/** Order of a list when one of its records was opened (beyond 29). */
export type Trail = {
  /** Ids by position; null for a position without another record. */
  idAt: Readonly<Record<number, number | null>>
  total: number
  /** Page size. */
  size: number
  /** Position of the open card. */
  at: number
  /** The record opened from the previous card, and the direction. */
  to?: { id: number; step: 1 | -1 }
}

type ListVisits = {
  id: string
  search?: string
  /** Query of another view, such as a calendar, if that was shown last. */
  otherView?: string | undefined
  visit?: ListVisit | undefined
  trail?: Trail
  /** Id of the last opened saved view. */
  viewId?: string
}

const listsSlice = createSlice({
  name: 'lists',
  initialState: [] as readonly ListVisits[],
  reducers: {
    updated: (lists, { payload }: PayloadAction<ListVisits>) => [
      ...lists.filter(({ id }) => id !== payload.id),
      { ...lists.find(({ id }) => id === payload.id), ...payload },
    ],
  },
  selectors: { all: (lists) => lists },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof listsSlice> {}
}

const { actions, selectors } = listsSlice.injectInto(rootReducer)
const reads = createHandles<ReadPart, string>(() => selectors.all(store.getState()))

const selectList = (state: RootState, path: string): Omit<ListVisits, 'id'> =>
  selectors.all(state).find(({ id }) => id === canonicalPath(path)) ?? {}
const listOf = (path: string): Omit<ListVisits, 'id'> => selectList(store.getState(), path)

function leave(path: string, left: Omit<ListVisits, 'id'>): void {
  store.dispatch(actions.updated({ id: canonicalPath(path), ...left }))
}

export function keepListSearch(path: string, search: string): void {
  leave(path, { search, otherView: undefined })
}

/** Stores that a list is shown in another view with this query. */
export function keepOtherView(path: string, otherView: string): void {
  leave(path, { otherView })
}

/** Address of a list as left. */
export function lastListPath(path: string): string {
  return path + (listOf(path).search ?? '')
}

/** Address of the list or its other view as left, for the way back from a card. */
export function lastViewPath(path: string): string {
  const { otherView } = listOf(path)
  return otherView === undefined ? lastListPath(path) : path + otherView
}

export function keepListVisit(path: string, visit: ListVisit): void {
  leave(path, { visit })
}

/** Changes the row to return to, which may be on another page. */
export function moveListVisit(path: string, row: string, page: number): void {
  const { search: before, visit } = listOf(path)
  const query = new URLSearchParams(before)
  if (page === 1) query.delete('page')
  else query.set('page', String(page))
  const search = query.size === 0 ? '' : `?${query}`
  const { pageScroll, tableScroll } = visit?.search === search ? visit : { pageScroll: 0, tableScroll: 0 }
  const left = visit?.left ?? visit?.search ?? search
  leave(path, { search, visit: { search, left, row, pageScroll, tableScroll } })
}

/**
 * Takes the visit to restore, once, if the list is opened with the same query, or by Back with the original one; then
 * the row may be on another page.
 */
export function takeListVisit(path: string, search: string, isBack = false): ListVisit | undefined {
  const { visit } = listOf(path)
  if (visit) leave(path, { visit: undefined })
  return visit?.search === search || (isBack && visit?.left === search) ? visit : undefined
}

export const selectTrail = (state: RootState, path: string): Trail | undefined =>
  selectList(state, path).trail
export const trailOf = (path: string): Trail | undefined => listOf(path).trail

/** Reader of unknown positions; absent if all are known. */
export function readOfTrail(path: string): ReadPart | undefined {
  return reads.get(canonicalPath(path))
}

export function keepTrail(path: string, trail: Trail): void {
  leave(path, { trail })
}

/** Starts a trail when a row is opened. */
export function beginTrail(
  path: string,
  { first, ids, total }: TrailPart,
  { read, at, size }: Pick<Trail, 'at' | 'size'> & { read?: ReadPart | undefined },
): void {
  const id = canonicalPath(path)
  if (read) reads.set(id, read)
  else reads.delete(id)
  keepTrail(path, {
    at,
    size,
    total,
    idAt: Object.fromEntries(ids.map((one, position) => [first + position, one])),
  })
}

/** Id of the view opened last in this tab, so that changes can be saved to it. */
export function lastOpened(path: string): string | undefined {
  return listOf(path).viewId
}

export function noteOpened(path: string, viewId: string): void {
  leave(path, { viewId })
}
