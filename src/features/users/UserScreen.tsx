import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { User } from '#contracts/users.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { usersApi } from './api.ts'
import { UserCard } from './card/UserCard.tsx'
import { userAddress } from './paths.ts'
import './userCardTexts.ts'

/** The card at /users/new and at /users/:id, with the tab that follows. */
export function UserScreen(): ReactElement {
  const { t } = useTranslation('userCard')
  return (
    <CardScreen
      address={userAddress}
      useRecord={useUser}
      title={() => t('titles.view')}
      groups={[3, 3, 3]}
      texts={{ notFound: t('notFound'), about: t('notFoundAbout'), toList: t('toList') }}
    >
      {(user, tab) => <UserCard user={user} tab={tab} />}
    </CardScreen>
  )
}

function useUser(id: number): RecordRead<User> {
  const answer = usersApi.useGetUserQuery(id)
  return { record: answer.data, answers: [answer] }
}
