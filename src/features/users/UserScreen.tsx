import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { LoadingCard, MissingCard } from '#shared/cards/CardFrame.tsx'
import { useKept } from '#shared/cards/useKept.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { usersApi } from './api.ts'
import { UserCard } from './card/UserCard.tsx'
import { userAddress, userPath, type UserTab } from './paths.ts'
import './userCardTexts.ts'

/** The card at /users/new and at /users/:id, with the tab that follows. */
export function UserScreen(): ReactElement {
  const { id, tab } = userAddress.read(useParams<'id' | 'tab'>())
  if (id === null) return <MissingUser />
  if (tab === null) return <Navigate to={userPath(id)} replace />
  if (id === 0) return <UserCard key="new" user={null} tab={tab} />
  return <StoredUser key={id} id={id} tab={tab} />
}

function StoredUser({ id, tab }: { id: number; tab: UserTab }): ReactElement {
  const { t } = useTranslation('userCard')
  const { title: product } = useTheme()
  const answer = usersApi.useGetUserQuery(id)
  const { data } = answer
  const user = useKept(data)
  if (user) return <UserCard user={user} tab={tab} />
  if (data === null) return <MissingUser />
  return (
    <LoadingCard
      title={t('titles.view')}
      product={product}
      listPath={userAddress.listPath}
      answers={[answer]}
      groups={[3, 3, 3]}
    />
  )
}

function MissingUser(): ReactElement {
  const { t } = useTranslation('userCard')
  const { title: product } = useTheme()
  return (
    <MissingCard
      title={t('notFound')}
      product={product}
      listPath={userAddress.listPath}
      about={t('notFoundAbout')}
      toList={t('toList')}
    />
  )
}
