import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { countMenuItems } from './countMenuItems.ts'
import { countRoles } from './countRoles.ts'
import type { Dependent } from './dependent.ts'
import { Dependents } from './Dependents.tsx'

/** The roles that give a privilege and the menu items that ask for it. */
export function PrivilegeDependents({ ask, privilege }: Parts['PrivilegeDependents']): ReactElement {
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const kinds = useMemo<Dependent[]>(
    () => [
      { id: 'roles', count: (...progress) => countRoles(dispatch, privilege, ...progress) },
      { id: 'menuItems', count: () => countMenuItems(dispatch, privilege.name) },
    ],
    [privilege, dispatch],
  )
  return (
    <Dependents
      kinds={kinds}
      texts={{ ask, used: (found) => t('privilege.used', { found }), unused: t('privilege.unused') }}
      startsAtOnce
    />
  )
}
