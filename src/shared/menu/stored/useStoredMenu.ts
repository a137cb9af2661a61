import { useDispatch } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { forcedRead, answerOf } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { MenuTarget } from '../draft/newItem.ts'
import { useMenuDraft, type MenuDraft } from '../draft/useMenuDraft.ts'
import { storedMenusApi, type MenuToSave } from './api.ts'

/** Editing state of a stored menu. */
export function useStoredMenu(target: MenuTarget, name: string): MenuDraft {
  const dispatch = useDispatch<Dispatch>()
  const { pathname, search } = useLocation()
  const { getMenuByApp, createMenu, modifyMenu } = storedMenusApi.endpoints
  const place = { idapplication: target.application, idmenulocation: target.location }
  const query = storedMenusApi.useGetMenuByAppQuery(place, { refetchOnMountOrArgChange: true })
  const calls = {
    query,
    read: () => answerOf(dispatch(getMenuByApp.initiate(place, forcedRead))),
    send: (menu: Pick<MenuToSave, 'id' | 'menujson'>) =>
      dispatch((menu.id === 0 ? createMenu : modifyMenu).initiate({ ...place, ...menu }, { track: false })),
  }
  return useMenuDraft(target, calls, { name, path: pathname + search })
}
