import { useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { menusApi } from '#features/menus/api.ts'
import { parseMenu, visibleItems, type MenuItem } from '#shared/menu/menuTree.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import { apiErrorOf } from '#shared/api/apiErrorOf.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { appName } from '#shared/api/appName.ts'
import { log } from '#shared/browser/log.ts'
import { loadMenuShapes } from '#shared/icons/iconShapes.ts'

export type LoadedMenu = {
  items: readonly MenuItem[]
  /** `failed`: no answer, or one that could not be read; `partial`: some of it could not be read. */
  status: 'loading' | 'ready' | 'failed' | 'partial'
  /** Why there was no answer. */
  error: ApiError | null
  retry: () => void
}

/** Stored menus as answers carry them. */
export type MenuRecords = { result: { records: readonly { menuJson?: string | null | undefined }[] } }

export type MenuQuery = { data?: MenuRecords | undefined; isError: boolean; isFetching: boolean }

/** Whether a menu leads wherever it should; beside another one stand the console's own screens (G-03). */
export function isWholeMenu({ status, items }: Pick<LoadedMenu, 'status' | 'items'>): boolean {
  return items.length > 0 && status !== 'partial'
}

/** What people get of an answer: the items that are shown, and whether there is something to be said about it. */
export function menuState({ data, isError, isFetching }: MenuQuery): Omit<LoadedMenu, 'retry' | 'error'> {
  if (!data) return { items: [], status: isError && !isFetching ? 'failed' : 'loading' }
  const menus = data.result.records.map(({ menuJson }) => parseMenu(menuJson))
  const items = menus.flatMap((menu) => visibleItems(menu.items))
  if (!menus.some(({ broken }) => broken)) return { items, status: 'ready' }
  return { items, status: items.length === 0 ? 'failed' : 'partial' }
}

/** The drawer's menu depends on the person (CON-19, G-03). */
export function useDrawerMenu(userId: string): LoadedMenu {
  const query = { headers: userId === '' ? {} : { userid: userId } }
  return useLoaded(menusApi.useListMenuQuery(query, useWhileSignedIn()))
}

/** Location 2 is the top bar, 3 the user menu, 4 the suite menu (MNU-02, G-03). */
export function useLocationMenu(location: '2' | '3' | '4'): LoadedMenu {
  const query = { headers: { idmenulocation: location, appName: appName() } }
  return useLoaded(menusApi.useGetMenuByUserQuery(query, useWhileSignedIn()))
}

/** The shell still stands behind the message that its session has ended; it asks for nothing then. */
function useWhileSignedIn(): { skip: boolean } {
  return { skip: useSelector((state: RootState) => state.session.ended !== null) }
}

function useLoaded(query: MenuQuery & { error?: unknown; refetch: () => unknown }): LoadedMenu {
  const { data, error, isError, isFetching, refetch } = query
  const state = useMemo(() => menuState({ data, isError, isFetching }), [data, isError, isFetching])
  // With the menu, not after it. What does not come, each icon asks for by itself.
  useEffect(() => void loadMenuShapes().catch(() => {}), [])
  const isBroken = data !== undefined && state.status !== 'ready'
  useEffect(() => {
    if (isBroken) log('a stored menu cannot be read, or not all of it')
  }, [isBroken])
  return { ...state, error: apiErrorOf(error) ?? null, retry: () => void refetch() }
}
