import { useState, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import type { ApiError } from '#shared/api/apiError.ts'
import { CardHeading } from '#shared/forms/CardHeading.tsx'
import { buttonLook } from '#shared/ui/Button.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { usersApi } from './api.ts'
import { CardSkeleton } from './card/CardSkeleton.tsx'
import { readTab, tabPath, type CardTab } from './card/cardTab.ts'
import { UserCard } from './card/UserCard.tsx'
import { usersListPath } from './paths.ts'
import './userCardTexts.ts'

/** The card at /users/new and at /users/:id, with the tab that follows. */
export function UserScreen(): ReactElement {
  const { id = '', tab } = useParams<'id' | 'tab'>()
  const shown = readTab(tab)
  const number = readId(id)
  if (number === null) return <MissingUser />
  if (shown === null) return <Navigate to={tabPath(number, 'datos')} replace />
  if (number === 0) return <UserCard key="new" user={null} tab={shown} />
  return <StoredUser key={number} id={number} tab={shown} />
}

/** 0 for a new user; null for what is no id. */
function readId(text: string): number | null {
  if (text.toLowerCase() === 'new') return 0
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null
}

function StoredUser({ id, tab }: { id: number; tab: CardTab }): ReactElement {
  const { t } = useTranslation('userCard')
  const { data, error, isFetching, refetch } = usersApi.useGetUserQuery(id)
  // Somebody who was deleted meanwhile stays on the card: what was typed there is not to be lost.
  const [known, setKnown] = useState(data ?? null)
  if (data && data !== known) setKnown(data)
  const user = data === null ? known : data
  if (user) return <UserCard user={user} tab={tab} />
  if (user === null) return <MissingUser />
  return (
    <CardFrame title={t('titles.view')}>
      {error && !isFetching ? (
        <FailureNotice error={error as ApiError} onRetry={() => void refetch()} />
      ) : (
        <CardSkeleton />
      )}
    </CardFrame>
  )
}

function MissingUser(): ReactElement {
  const { t } = useTranslation('userCard')
  return (
    <CardFrame title={t('notFound')}>
      <div className="card-missing">
        <p>{t('notFoundAbout')}</p>
        <PageLink to={usersListPath()} {...buttonLook('secondary')}>
          {t('toList')}
        </PageLink>
      </div>
    </CardFrame>
  )
}

function CardFrame({ title, children }: { title: string; children: ReactElement }): ReactElement {
  const { title: product } = useTheme()
  const navigate = useNavigate()
  return (
    <div className="card">
      <CardHeading title={title} product={product} onBack={() => void navigate(usersListPath())} />
      {children}
    </div>
  )
}
