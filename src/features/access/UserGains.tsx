import { useEffect, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { rolesApi } from '#features/roles/api.ts'
import type { Parts } from '#shared/borrow/lentParts.ts'
import { AccessChanges } from '#shared/cards/AccessChanges.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import './texts.ts'
import { gains, placesOfChanges } from './gains.ts'
import { failureOf, useGrants } from './useGrants.ts'

/** Most roles in applications that are read before a save. */
const mostPlaces = 120
const none: readonly never[] = []

/** What a user gains and loses by the changed roles; the save does not wait for it. */
export function UserGains({ id, changes }: Parts['UserGains']): ReactElement {
  const { t } = useTranslation('access')
  const roles = rolesApi.useListRolesQuery({ headers: { user: String(id) } })
  const { applications, places, facts, asked } = useGrants({ withItems: false })
  const { known, read } = places
  const toRead = useMemo(
    () => placesOfChanges(roles.data ?? none, changes, applications),
    [roles.data, changes, applications],
  )
  const isTooMuch = toRead.length > mostPlaces
  useEffect(() => {
    if (!isTooMuch) read(toRead)
  }, [read, toRead, isTooMuch])
  const failure = failureOf([roles, ...asked])
  const retry = failure ? failure.retry : places.error && places.retry
  const isThere = ![roles, ...asked].some(({ isLoading, error }) => isLoading || error !== undefined)
  const found = isThere ? gains(roles.data ?? none, changes, applications, known, facts) : null

  function content(): ReactElement {
    if (isTooMuch) return <p>{t('gains.tooMany')}</p>
    if (retry)
      return (
        <p>
          {t('gains.failed')} <LinkButton onClick={retry}>{t('gains.retry')}</LinkButton>
        </p>
      )
    if (!found) return <p>{t('gains.counting')}</p>
    if (found.every(({ gained, lost }) => gained.length + lost.length === 0))
      return <p>{t('gains.nothing')}</p>
    return <AccessChanges title={t('gains.title')} changes={found} />
  }
  return <div role="status">{content()}</div>
}
