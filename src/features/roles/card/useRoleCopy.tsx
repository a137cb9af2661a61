import { useEffectEvent, useLayoutEffect, useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { roleLimits } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { AccessSets } from '../access/roleAccess.ts'
import { copyName, roleCopy } from '../access/roleCopy.ts'
import { roleCardForm, toForm, type RoleForm } from '../form.ts'
import type { ReadRole } from '../readRole.ts'
import './roleCard.css'

/** Fills the draft of a new role with what another one is and gives; answers with what to say about it. */
export function useRoleCopy(
  copied: ReadRole | undefined,
  draft: CardDraft<RoleForm, AccessSets>,
): ReactElement | null {
  const { t } = useTranslation('roleCard')
  const applications = applicationsApi.useListApplicationsQuery().data
  const copy = useMemo(
    () => copied && applications && roleCopy(copied.access, applications),
    [copied, applications],
  )
  const fill = useEffectEvent(() => {
    if (!copied?.role || !copy) return
    const { role, all } = copied
    const wanted = t('copyName', { name: role.name })
    const name = copyName(
      wanted,
      all.map((one) => one.name),
      roleLimits.name,
    )
    const { idstate } = roleCardForm.empty
    draft.takeOver({ values: { ...toForm(role), name, idstate }, sets: copy.sets }, roleCardForm.empty)
  })
  const isReady = copy !== undefined
  useLayoutEffect(() => {
    if (isReady) fill()
  }, [isReady])

  if (!copied?.role || !copy) return null
  const { inactive, leftOut } = copy
  const titles = leftOut.flatMap((name) => {
    const known = applications?.find((one) => appKey(one.name) === appKey(name))
    return known ? (serverText(known.title) ?? name) : []
  })
  const notes = [
    t('copied', { name: serverText(copied.role.name) ?? copied.role.id }),
    inactive > 0 && t('notCopied', { count: inactive }),
    titles.length > 0 && t('notCopiedIn', { names: titles.join(', ') }),
  ]
  return (
    <div className="role-copied">
      <Notice>
        <p>{notes.filter(Boolean).join(' ')}</p>
      </Notice>
    </div>
  )
}
