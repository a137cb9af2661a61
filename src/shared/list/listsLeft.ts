import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit'
import { canonicalPath } from '#shared/address/paths.ts'
import type { Answered } from '#shared/api/answerOf.ts'
import { rootReducer, type RootState } from '#shared/api/createStore.ts'
import { createHandles } from '#shared/api/handles.ts'
import { store } from '#shared/api/store.ts'

/** How a person left a list by one of its rows. */
export type ListVisit = {
  /** Query of the address, `?` included. */
  search: string
  /** The same as it was left, where it was another page. */
  left?: string
  row: string
  pageScroll: number
  tableScroll: number
}

/** Records in the order of their list; `first` is the place of the first of them, counted from 0. */
export type TrailPart = { first: number; ids: readonly number[]; total: number }

/** Reads the part of the same search and order in which a place lies, by one call. */
export type ReadPart = (place: number) => Promise<Answered<TrailPart>>

/** The order in which a list had its records when one of them was opened (beyond 29). */
export type Trail = {
  /** Ids by place; null where there is nobody who has not a place already. */
  places: Readonly<Record<number, number | null>>
  total: number
  /** Rows of a page. */
  size: number
  /** The record whose card is open. */
  at: number
  /** The one that the card before it led to, and which way. */
  to?: { id: number; step: 1 | -1 }
}

type ListLeft = {
  id: string
  search?: string
  /** The query of another view, such as a calendar, that was shown last. */
  otherView?: string | undefined
  visit?: ListVisit | undefined
  trail?: Trail
  /** The saved view that was opened last. */
  viewId?: string
}

const listsSlice = createSlice({
  name: 'lists',
  initialState: [] as readonly ListLeft[],
  reducers: {
    updated: (lists, { payload }: PayloadAction<ListLeft>) => [
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

const selectList = (state: RootState, path: string): Omit<ListLeft, 'id'> =>
  selectors.all(state).find(({ id }) => id === canonicalPath(path)) ?? {}
const listOf = (path: string): Omit<ListLeft, 'id'> => selectList(store.getState(), path)

function leave(path: string, left: Omit<ListLeft, 'id'>): void {
  store.dispatch(actions.updated({ id: canonicalPath(path), ...left }))
}

export function keepListSearch(path: string, search: string): void {
  leave(path, { search, otherView: undefined })
}

/** Keeps that a list is looked at in another view, `otherView` being its query. */
export function keepOtherView(path: string, otherView: string): void {
  leave(path, { otherView })
}

/** Address of a list as it was left. */
export function listAsLeft(path: string): string {
  return path + (listOf(path).search ?? '')
}

/** The same, or that of its other view where it was that one: for the way back from a card. */
export function viewAsLeft(path: string): string {
  const { otherView } = listOf(path)
  return otherView === undefined ? listAsLeft(path) : path + otherView
}

export function keepListVisit(path: string, visit: ListVisit): void {
  leave(path, { visit })
}

/** The row to come back to is another one by now, perhaps on another page. */
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
 * The visit to be taken up again, once, if the list is asked for in the same way, or by a step back as it was left: then
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

/** Reads what a trail does not know; absent where all places are known. */
export function readOfTrail(path: string): ReadPart | undefined {
  return reads.get(canonicalPath(path))
}

export function keepTrail(path: string, trail: Trail): void {
  leave(path, { trail })
}

/** Begins where a row is opened. */
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
    places: Object.fromEntries(ids.map((one, place) => [first + place, one])),
  })
}

/** Which view of a list was opened last in this tab, for its changes to be kept in it. */
export function lastOpened(path: string): string | undefined {
  return listOf(path).viewId
}

export function noteOpened(path: string, viewId: string): void {
  leave(path, { viewId })
}
