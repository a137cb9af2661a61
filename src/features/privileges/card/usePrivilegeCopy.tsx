import type { ReactElement } from 'react'
import { privilegeLimits, type Privilege } from '#contracts/privileges.ts'
import { changesTo } from '#shared/cards/cardParts.ts'
import { copyName } from '#shared/cards/copy/copyName.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { useFilledDraft } from '#shared/cards/copy/useFilledDraft.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { Options } from '#shared/fields/options.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { privilegeCardForm, toForm, type PrivilegeForm } from '../form.ts'
import { nameOf } from '../list/privilegeList.ts'
import type { StoredPrivilege } from '../readPrivilege.ts'
import type { PrivilegeSets } from './privilegeParts.ts'

type Copied = {
  copied: StoredPrivilege | undefined
  draft: CardDraft<PrivilegeForm, PrivilegeSets>
  /** The applications that may be chosen. */
  options: Options
  all: readonly Privilege[]
}

/** Fills the draft of a new privilege with what another one is; answers with what to say about it. */
export function usePrivilegeCopy({ copied, draft, options, all }: Copied): ReactElement | null {
  const { t } = useTranslation(['privilegeCard', 'cards'])
  const choosable = new Set(options.list.map(({ value }) => value))
  const chosen = copied?.application.filter((name) => choosable.has(name)) ?? []
  const isReady = copied !== undefined && options.state === 'ready'
  useFilledDraft(
    draft,
    isReady
      ? {
          values: { ...toForm(copied), name: nameFor(copied, all), idstate: privilegeCardForm.empty.idstate },
          sets: { applications: changesTo([], chosen, choosable) },
        }
      : undefined,
  )
  if (!isReady) return null
  const isLeft = chosen.length < copied.application.length
  return (
    <CopyNotice
      notes={[
        t('cards:copied', { name: nameOf(copied) }),
        t('privilegeCard:notCopied'),
        isLeft && t('privilegeCard:notCopiedHidden'),
      ]}
    />
  )
}

/** Names have no spaces (PRV-15). */
function nameFor({ name }: Privilege, all: readonly Privilege[]): string {
  const end = '_COPIA'
  const wanted = name.trim().slice(0, privilegeLimits.name - end.length) + end
  const taken = all.map((one) => one.name)
  return copyName(wanted, taken, privilegeLimits.name, '_')
}
