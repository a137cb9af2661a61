import { useEffect, useMemo } from 'react'
import { useSelector } from 'react-redux'
import { menusApi } from '#features/menus/api.ts'
import { parseMenu, visibleItems, type MenuItem } from '#shared/menu/menuTree.ts'
import { type ApiError, apiErrorOf } from '#shared/api/apiError.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { appName } from '#shared/api/appName.ts'
import { log } from '#shared/browser/log.ts'
import { loadMenuShapes } from '#shared/icons/iconShapes.ts'

export type LoadedMenu = {
  items: readonly MenuItem[]
  /** `failed`: no answer or unreadable; `partial`: part of it was unreadable. */
  status: 'loading' | 'ready' | 'failed' | 'partial'
  /** Why the request failed. */
  error: ApiError | null
  retry: () => void
}

/** Stored menus as answers carry them. */
type MenuRecords = { result: { records: readonly { menuJson?: string | null | undefined }[] } }

export type MenuQuery = { data?: MenuRecords | undefined; isError: boolean; isFetching: boolean }

/** True if a menu is complete; otherwise the console's own screens are added (G-03). */
export function isWholeMenu({ status, items }: Pick<LoadedMenu, 'status' | 'items'>): boolean {
  return items.length > 0 && status !== 'partial'
}

/** The items to show for an answer, and its status. */
export function menuState({ data, isError, isFetching }: MenuQuery): Omit<LoadedMenu, 'retry' | 'error'> {
  if (!data) return { items: [], status: isError && !isFetching ? 'failed' : 'loading' }
  const menus = data.result.records.map(({ menuJson }) => parseMenu(menuJson))
  const items = menus.flatMap((menu) => visibleItems(menu.items))
  if (!menus.some(({ broken }) => broken)) return { items, status: 'ready' }
  return { items, status: items.length === 0 ? 'failed' : 'partial' }
}

/** The drawer's menu depends on the user (CON-19, G-03). */
export function useDrawerMenu(userId: string): LoadedMenu {
  const query = { headers: userId === '' ? {} : { userid: userId } }
  return useLoaded(menusApi.useListMenuQuery(query, useWhileSignedIn()))
}

/** Location 2 is the top bar, 3 the user menu, 4 the suite menu (MNU-02, G-03). */
export function useLocationMenu(location: '2' | '3' | '4'): LoadedMenu {
  const query = { headers: { idmenulocation: location, appName: appName() } }
  return useLoaded(menusApi.useGetMenuByUserQuery(query, useWhileSignedIn()))
}

/** The shell stays mounted behind the session end dialog, but must send no requests. */
function useWhileSignedIn(): { skip: boolean } {
  return { skip: useSelector((state: RootState) => state.session.ended !== null) }
}

function useLoaded(query: MenuQuery & { error?: unknown; refetch: () => unknown }): LoadedMenu {
  const { data, error, isError, isFetching, refetch } = query
  const state = useMemo(() => menuState({ data, isError, isFetching }), [data, isError, isFetching])
  // Load in parallel with the menu. If it fails, each icon loads itself.
  useEffect(() => void loadMenuShapes().catch(() => {}), [])
  const isBroken = data !== undefined && state.status !== 'ready'
  useEffect(() => {
    if (isBroken) log('a stored menu cannot be read, or not all of it')
  }, [isBroken])
  return { ...state, error: apiErrorOf(error) ?? null, retry: () => void refetch() }
}
