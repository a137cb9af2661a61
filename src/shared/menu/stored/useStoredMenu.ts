import { useDispatch } from 'react-redux'
import { again } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { MenuTarget } from '../draft/newItem.ts'
import { useMenuDraft, type MenuDraft } from '../draft/useMenuDraft.ts'
import { storedMenusApi } from './api.ts'

/** The stored menu of a place, to be edited. */
export function useStoredMenu(target: MenuTarget): MenuDraft {
  const dispatch = useDispatch<Dispatch>()
  const { getMenuByApp, createMenu, modifyMenu } = storedMenusApi.endpoints
  const place = { idapplication: target.application, idmenulocation: target.location }
  const query = storedMenusApi.useGetMenuByAppQuery(place, { refetchOnMountOrArgChange: true })
  return useMenuDraft(target, {
    query,
    read: () => dispatch(getMenuByApp.initiate(place, again)),
    send: (menu) =>
      dispatch((menu.id === 0 ? createMenu : modifyMenu).initiate({ ...place, ...menu }, { track: false })),
  })
}
