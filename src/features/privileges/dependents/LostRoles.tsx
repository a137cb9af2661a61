import { useMemo, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Dependent } from '#shared/dependents/dependent.ts'
import { Dependents } from '#shared/dependents/Dependents.tsx'
import '../privilegesTexts.ts'
import { countRoles } from './countRoles.ts'

type LostRolesProps = {
  name: string
  /** The applications that the privilege is about to leave. */
  application: readonly string[]
}

/** How many roles give a privilege in the applications that it leaves, and will not any more (D24). */
export function LostRoles({ name, application }: LostRolesProps): ReactElement {
  const { t } = useTranslation('privileges')
  const dispatch = useDispatch<Dispatch>()
  const kinds = useMemo<Dependent[]>(
    () => [
      {
        id: 'roles',
        text: (count) => t('rolesLose', { count }),
        count: (signal, onProgress) => countRoles(dispatch, { name, application }, signal, onProgress),
      },
    ],
    [name, application, dispatch, t],
  )
  return (
    <Dependents
      kinds={kinds}
      texts={{ ask: t('askLost'), used: (found) => t('lost', { found }), unused: t('lostNone') }}
      startsAtOnce
    />
  )
}
