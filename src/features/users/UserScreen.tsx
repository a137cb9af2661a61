import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { User } from '#contracts/users.ts'
import { CardScreen, type RecordRead } from '#shared/cards/CardScreen.tsx'
import { NewCard } from '#shared/cards/copy/NewCard.tsx'
import { useReadOnce } from '#shared/cards/copy/useReadOnce.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { usersApi } from './api.ts'
import { readUser, type StoredUser } from './card/readUser.ts'
import { UserCard } from './card/UserCard.tsx'
import { userAddress } from './paths.ts'
import './card/texts.ts'

export { UserScreen as Screen }

/** The card at /users/new and at /users/:id, with the tab that follows. */
export function UserScreen(): ReactElement {
  const { t } = useTranslation('userCard')
  const screenProps = {
    address: userAddress,
    skeletonGroups: [3, 3, 3],
    texts: { notFound: t('notFound'), about: t('notFoundAbout'), toList: t('toList') },
  }
  return (
    <CardScreen {...screenProps} useRecord={useUser} title={() => t('titles.view')}>
      {(user, tab) =>
        user ? (
          <UserCard user={user} tab={tab} />
        ) : (
          <NewCard
            key="new"
            {...screenProps}
            useRecord={useCopiedUser}
            tab={tab}
            title={() => t('titles.new')}
          >
            {(copied) => <UserCard user={null} tab={tab} copied={copied} />}
          </NewCard>
        )
      }
    </CardScreen>
  )
}

function useUser(id: number): RecordRead<User> {
  const answer = usersApi.useGetUserQuery({ id })
  return { record: answer.data, answers: [answer] }
}

/** A user with their companies and roles, read once. */
function useCopiedUser(id: number): RecordRead<StoredUser> {
  const read = useReadOnce(id, readUser)
  // Decides which roles may be copied.
  const applications = applicationsApi.useListApplicationsQuery()
  const { data } = read
  const record = data && (data.user === null ? null : applications.data && data)
  return { record, answers: [read, applications] }
}
