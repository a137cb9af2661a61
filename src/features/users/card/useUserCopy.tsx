import { useMemo, type ReactElement } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { useFilledDraft } from '#shared/cards/copy/useFilledDraft.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { nameOf } from '../rules.ts'
import type { StoredUser } from './readUser.ts'
import type { UserDraft, UserSets } from './userDraft.ts'
import type { Application } from '#contracts/applications.ts'
import type { CardContent } from '#shared/cards/cardParts.ts'
import { isActive } from '#shared/records/activeState.ts'
import { appKey, isOffered, offeredTitles, titlesIn } from '#shared/records/applications.ts'
import { companyFlags, noCompanyChanges } from '../companies/companyChanges.ts'
import { emptyForm, toForm, type UserForm } from './form.ts'

/** Fills the draft of a new user from another one; returns the notice about it. */
export function useUserCopy(copied: StoredUser | undefined, draft: UserDraft): ReactElement | null {
  const { t } = useTranslation(['userCard', 'cards'])
  const applications = applicationsApi.endpoints.listApplications.useQueryState(undefined).data
  const copy = useMemo(() => copied && applications && userCopy(copied, applications), [copied, applications])
  useFilledDraft(draft, copy && { values: copy.values, sets: copy.sets })
  if (!copied?.user || !copy) return null
  return (
    <CopyNotice
      notes={[
        t('cards:copied', { name: nameOf(copied.user) }),
        t('userCard:notCopied'),
        copy.left > 0 && t('userCard:notCopiedRoles', { count: copy.left }),
      ]}
    />
  )
}

type UserCopy = CardContent<UserForm, UserSets> & {
  /** Number of roles that are not copied. */
  left: number
}

/**
 * What a new user copies: kind, country, kind of document, companies and visible roles, so that nobody assigns a role
 * they cannot see. Personal data is not copied.
 */
export function userCopy(
  { user, companies, roles }: StoredUser,
  applications: readonly Application[],
): UserCopy {
  const { idTypeUser, country, documentTypeId } = user ? toForm(user) : emptyForm
  const offered = offeredTitles(applications.filter(isOffered))
  const held = roles.filter(({ assigned }) => assigned)
  const given = held.filter(
    ({ idstate, sharedApps }) =>
      isActive(idstate) && titlesIn(sharedApps).some((title) => offered.has(appKey(title))),
  )
  const flags = [...companyFlags(companies, noCompanyChanges)]
  return {
    values: { ...emptyForm, idTypeUser, country, documentTypeId },
    sets: {
      companies: new Map(flags.filter(([, { principal, assigned }]) => principal || assigned)),
      roles: new Map(given.map(({ name }) => [name, true])),
    },
    left: held.length - given.length,
  }
}
