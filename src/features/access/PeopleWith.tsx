import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { UserRow } from '#contracts/users.ts'
import { rolesHeld, userNameOf } from '#features/users/api.ts'
import { isActive } from '#shared/records/activeState.ts'
import { numeral } from '#shared/format/numeral.ts'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { byName } from '#shared/texts/byName.ts'
import type { AccessNode } from './accessNode.ts'
import { AccessTree } from './AccessTree.tsx'
import './texts.ts'
import { ReadUsers, useUserPages } from './useUserPages.tsx'

/** Users with one of these roles. No call returns them, so a click reads all pages of users. */
export function PeopleWith({ roles }: { roles: readonly string[] }): ReactElement {
  const { t } = useTranslation('access')
  const users = useUserPages()
  const { first, total, pages, known, isWhole, isTooMuch } = users
  const people = useMemo(
    () =>
      peopleNodes(
        [...known.values()].flatMap((page) => page.users),
        roles,
      ),
    [known, roles],
  )

  if (!first.data) return <LoadState answers={[first]} />
  if (isTooMuch) return <p className="muted small">{t('people.tooMany', { total: numeral(total) })}</p>
  return (
    <>
      <p className="muted small if-any" role="status">
        {isWhole && t('people.found', { count: people.length })}
      </p>
      <ReadUsers of={users}>{t('people.ask', { count: pages.length })}</ReadUsers>
      <AccessTree nodes={people} isReading={false} onRead={() => {}} />
    </>
  )
}

/** Users with the roles that give the access. */
function peopleNodes(users: readonly UserRow[], roles: readonly string[]): AccessNode[] {
  const people = new Map(users.map((user) => [user.id, user]))
  return [...people.values()]
    .map((user) => ({ user, held: rolesHeld(user, roles) }))
    .filter(({ held }) => held.length > 0)
    .map(({ user, held }) => ({
      key: String(user.id),
      name: userNameOf(user),
      note: held.join(', '),
      reasons: isActive(user.idstate) ? [] : (['userOff'] as const),
      path: `/users/${user.id}`,
    }))
    .sort(byName)
}
