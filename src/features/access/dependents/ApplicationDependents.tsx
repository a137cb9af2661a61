import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { applicationKinds } from './applicationKinds.ts'
import { Dependents } from './Dependents.tsx'

/** The roles, privileges, companies, menu items and waiting notifications of an application. */
export function ApplicationDependents(props: Parts['ApplicationDependents']): ReactElement {
  const { ask, application } = props
  const { id, name, title } = application
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const kinds = useMemo(() => applicationKinds(dispatch, { id, name, title }), [id, name, title, dispatch])
  return (
    <Dependents
      kinds={kinds}
      texts={{
        ask,
        used: (found) => t('application.used', { found }),
        unused: t('application.unused'),
      }}
      startsAtOnce
    />
  )
}
