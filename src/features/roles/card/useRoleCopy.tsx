import { useMemo, type ReactElement } from 'react'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { roleLimits, type Role } from '#contracts/roles.ts'
import { applicationsApi } from '#features/applications/api.ts'
import { copyName } from '#shared/cards/copy/copyName.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { useFilledDraft } from '#shared/cards/copy/useFilledDraft.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { appKey } from '#shared/records/applications.ts'
import { serverText } from '#shared/texts/serverText.ts'
import type { Translate } from '#shared/texts/Translate.ts'
import type { AccessEdits } from '../access/roleAccess.ts'
import { roleCopy } from '../access/roleCopy.ts'
import { roleCardForm, toForm, type RoleForm } from './form.ts'
import type { RoleAndList } from '../rules.ts'

/** Fills the draft of a new role from another one; returns the note about it. */
export function useRoleCopy(
  copied: RoleAndList | undefined,
  draft: CardDraft<RoleForm, AccessEdits>,
): ReactElement | null {
  const { t } = useTranslation(['roleCard', 'cards'])
  const applications = applicationsApi.useListApplicationsQuery().data
  const copy = useMemo(
    () => copied && applications && roleCopy(copied.access, applications),
    [copied, applications],
  )
  useFilledDraft(
    draft,
    copied?.role && copy ? { values: valuesOf(copied.role, copied.all, t), sets: copy.edits } : undefined,
  )

  if (!copied?.role || !copy) return null
  const { inactive, omitted } = copy
  const titles = omitted.flatMap((name) => {
    const known = applications?.find((one) => appKey(one.name) === appKey(name))
    return known ? (serverText(known.title) ?? name) : []
  })
  const notes = [
    t('cards:copied', { name: serverText(copied.role.name) ?? copied.role.id }),
    inactive > 0 && t('roleCard:notCopied', { count: inactive }),
    titles.length > 0 && t('roleCard:notCopiedIn', { names: namesInWords(titles) }),
  ]
  return <CopyNotice notes={notes} />
}

function valuesOf(role: Role, all: readonly Role[], t: Translate<['roleCard', 'cards']>): RoleForm {
  const taken = all.map((one) => one.name)
  const name = copyName(t('cards:copyName', { name: role.name }), taken, roleLimits.name)
  return { ...toForm(role), name, idstate: roleCardForm.empty.idstate }
}
