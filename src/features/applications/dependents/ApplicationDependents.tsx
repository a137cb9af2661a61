import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import { Dependents } from '#shared/dependents/Dependents.tsx'
import type { Dependent } from '#shared/dependents/dependent.ts'
import '../applicationsTexts.ts'
import {
  countCompanies,
  countMenuItems,
  countPending,
  countPrivileges,
  countRoles,
  type Used,
} from './countUses.ts'

type ApplicationDependentsProps = { application: Used }

/** The roles, privileges, companies, menu items and waiting notifications of an application, counted on a press. */
export function ApplicationDependents({ application }: ApplicationDependentsProps): ReactElement {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  const { id, name, title } = application
  const kinds = useMemo<Dependent[]>(
    () => [
      { id: 'roles', text: (count) => t('roles', { count }), count: () => countRoles(dispatch, name) },
      {
        id: 'privileges',
        text: (count) => t('privileges', { count }),
        count: () => countPrivileges(dispatch, name),
      },
      {
        id: 'companies',
        text: (count) => t('companies', { count }),
        count: () => countCompanies(dispatch, title),
      },
      {
        id: 'menuItems',
        text: (count) => t('menuItems', { count }),
        count: () => countMenuItems(dispatch, id),
      },
      { id: 'pending', text: (count) => t('pending', { count }), count: () => countPending(dispatch, id) },
    ],
    [id, name, title, dispatch, t],
  )
  return (
    <Dependents
      kinds={kinds}
      texts={{ ask: t('askUse'), used: (found) => t('used', { found }), unused: t('unused') }}
    />
  )
}
