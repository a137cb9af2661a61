import { suiteLocation } from '#contracts/menus.ts'
import { useMenuDraft, type MenuDraft } from '#shared/menu/draft/useMenuDraft.ts'
import { suiteItemsApi } from './api.ts'

/** The suite menu of an application, read, edited and saved (G-48). */
export function useSuiteDraft(idapplication: number): MenuDraft {
  const query = suiteItemsApi.useGetSuiteMenuQuery(idapplication, { refetchOnMountOrArgChange: true })
  const [create] = suiteItemsApi.useCreateSuiteMenuMutation()
  const [modify] = suiteItemsApi.useModifySuiteMenuMutation()
  return useMenuDraft(
    { location: suiteLocation, application: idapplication },
    {
      query,
      read: () => query.refetch(),
      send: (menu) => (menu.id === 0 ? create : modify)({ ...menu, idapplication }),
    },
  )
}
