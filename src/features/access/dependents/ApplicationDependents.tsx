import { useState, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { applicationKinds } from './applicationKinds.ts'
import { Dependents } from './Dependents.tsx'

/** Counts of roles, privileges, companies, menu items and pending notifications of applications. */
export function ApplicationDependents(props: Parts['ApplicationDependents']): ReactElement {
  const { buttonLabel, applications } = props
  const count = applications.length
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const [kinds] = useState(() => applicationKinds(dispatch, applications))
  return (
    <Dependents
      kinds={kinds}
      texts={{
        buttonLabel,
        used: (found) => t('application.used', { count, found }),
        unused: t('application.unused', { count }),
      }}
      startsAtOnce
    />
  )
}
