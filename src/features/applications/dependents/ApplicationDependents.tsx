import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { Dependents } from '#shared/dependents/Dependents.tsx'
import type { Dependent } from '#shared/dependents/dependent.ts'
import '../applicationsTexts.ts'
import type { Dispatch } from '../readApplication.ts'
import { countCompanies, countPrivileges, countRoles, type Used } from './countUses.ts'

type ApplicationDependentsProps = { application: Used }

/** The roles, privileges and companies of an application, counted on a press. */
export function ApplicationDependents({ application }: ApplicationDependentsProps): ReactElement {
  const { t } = useTranslation('applications')
  const dispatch = useDispatch<Dispatch>()
  const { name, title } = application
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
    ],
    [name, title, dispatch, t],
  )
  return (
    <Dependents
      kinds={kinds}
      texts={{ ask: t('askUse'), used: (found) => t('used', { found }), unused: t('unused') }}
    />
  )
}
