import { useMemo, type ReactElement } from 'react'
import { privilegeLimits, type Privilege } from '#contracts/privileges.ts'
import { changesTo } from '#shared/cards/cardParts.ts'
import { copyName } from '#shared/cards/copy/copyName.ts'
import { CopyNotice } from '#shared/cards/copy/CopyNotice.tsx'
import { useFilledDraft } from '#shared/cards/copy/useFilledDraft.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import type { FieldOptions } from '#shared/fields/options.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { skipToken } from '@reduxjs/toolkit/query'
import { applicationsApi } from '#features/applications/api.ts'
import { isOffered } from '#shared/records/applications.ts'
import { privilegeCardForm, toForm, type PrivilegeForm, type PrivilegeSets } from './form.ts'
import { nameOf, type PrivilegeWithApplications } from '../rules.ts'
import { privilegesApi } from '../api.ts'

type Copied = {
  copied: PrivilegeWithApplications | undefined
  draft: CardDraft<PrivilegeForm, PrivilegeSets>
  /** Offered applications. */
  options: FieldOptions
  all: readonly Privilege[]
}

/** Fills the draft of a new privilege from another one; returns the note about it. */
export function usePrivilegeCopy({ copied, draft, options, all }: Copied): ReactElement | null {
  const { t } = useTranslation(['privilegeCard', 'cards'])
  const offered = new Set(options.list.map(({ value }) => value))
  const chosen = copied?.application.filter((name) => offered.has(name)) ?? []
  const isReady = copied !== undefined && options.state === 'ready'
  useFilledDraft(
    draft,
    isReady
      ? {
          values: { ...toForm(copied), name: nameFor(copied, all), idstate: privilegeCardForm.empty.idstate },
          sets: { applications: changesTo([], chosen, offered) },
        }
      : undefined,
  )
  if (!isReady) return null
  const omitsSome = chosen.length < copied.application.length
  return (
    <CopyNotice
      notes={[
        t('cards:copied', { name: nameOf(copied) }),
        t('privilegeCard:notCopied'),
        omitsSome && t('privilegeCard:notCopiedHidden'),
      ]}
    />
  )
}

/** Names have no spaces (PRV-18). */
function nameFor({ name }: Privilege, all: readonly Privilege[]): string {
  const end = '_COPIA'
  const wanted = name.trim().slice(0, privilegeLimits.name - end.length) + end
  const taken = all.map((one) => one.name)
  return copyName(wanted, taken, privilegeLimits.name, '_')
}

/** Offered applications; those of the privilege (0 is a new one) are known before the list loads (G-56). */
export function useApplicationOptions(id: number): FieldOptions {
  const ofPrivilege = privilegesApi.useListApplicationsOfPrivilegeQuery(id === 0 ? skipToken : { id }).data
  const { data, isError, isFetching, refetch } = applicationsApi.useListApplicationsQuery()
  const list = useMemo(() => {
    const known = new Map(
      [...(ofPrivilege ?? []), ...(data ?? [])].filter(isOffered).map(({ name, title }) => [name, title]),
    )
    return [...known].map(([value, label]) => ({ value, label }))
  }, [ofPrivilege, data])
  const state = data ? 'ready' : isError && !isFetching ? 'failed' : 'loading'
  return { list, state, retry: () => void refetch() }
}
