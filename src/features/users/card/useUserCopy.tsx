import { useMemo, type ReactElement } from 'react'
import { applicationsApi } from '#features/applications/api.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { useFilledDraft } from '#shared/cards/copy/useFilledDraft.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { nameOf } from '../rules.ts'
import type { StoredUser } from './readUser.ts'
import { userCopy } from './userCopy.ts'
import type { UserDraft } from './useUserDraft.ts'

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
