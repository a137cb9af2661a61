import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Privilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Dependent } from '#shared/dependents/dependent.ts'
import { Dependents } from '#shared/dependents/Dependents.tsx'
import { titlesIn } from '#shared/lib/applications.ts'
import '../privilegesTexts.ts'
import { countMenuItems } from './countMenuItems.ts'
import { countRoles } from './countRoles.ts'

type PrivilegeDependentsProps = { privilege: Privilege }

/** The roles that give a privilege and the menu items that ask for it, counted on a press. */
export function PrivilegeDependents({ privilege }: PrivilegeDependentsProps): ReactElement {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  const kinds = useMemo<Dependent[]>(() => {
    const { name, application, sharedApps } = privilege
    const wanted = { name, application: application ?? titlesIn(sharedApps) }
    return [
      {
        id: 'roles',
        text: (count) => t('rolesGive', { count }),
        count: (signal, onProgress) => countRoles(dispatch, wanted, signal, onProgress),
      },
      {
        id: 'menuItems',
        text: (count) => t('itemsAsk', { count }),
        count: () => countMenuItems(dispatch, name),
      },
    ]
  }, [privilege, dispatch, t])
  return (
    <Dependents
      kinds={kinds}
      texts={{ ask: t('askUse'), used: (found) => t('used', { found }), unused: t('unused') }}
    />
  )
}
