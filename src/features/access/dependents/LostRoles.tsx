import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { countRoles } from './countRoles.ts'
import type { Dependent } from './dependent.ts'
import { Dependents } from './Dependents.tsx'

/** Number of roles that lose a privilege in the applications it is removed from (D24). */
export function LostRoles({ name, application }: Parts['LostRoles']): ReactElement {
  const { t } = useTranslation('dependents')
  const dispatch = useDispatch<Dispatch>()
  const kinds = useMemo<Dependent[]>(
    () => [
      {
        id: 'roles',
        count: (...progress) => countRoles(dispatch, { name, application }, ...progress),
      },
    ],
    [name, application, dispatch],
  )
  return (
    <Dependents
      kinds={kinds}
      texts={{
        buttonLabel: t('lost.ask'),
        used: (found, count) => t('lost.used', { found, count }),
        unused: t('lost.unused'),
      }}
      startsAtOnce
    />
  )
}
