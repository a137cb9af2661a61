import { skipToken } from '@reduxjs/toolkit/query'
import { useMemo, useState } from 'react'
import type { Template } from '#contracts/notifications.ts'
import type { FieldOptions } from '#shared/fields/options.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { notificationsApi } from '../api.ts'
import { templateCheckApi } from '../templateCheck.ts'

export type CardTemplates = {
  options: FieldOptions
  /** The chosen template; null while unknown. */
  template: Template | null
  /** Chosen applications known to lack it. */
  lacking: readonly number[]
  /** True if none of the chosen applications has the chosen template; false while unknown. */
  isMissing: boolean
  titleOf: (id: string) => string
}

/** Most applications checked one by one during the edit; more only at the save. */
const askedBeforehand = 30

/** Templates of the chosen applications, including the chosen one (G-52). */
export function useTemplates(applicationIds: readonly number[], chosen: string): CardTemplates {
  const ids = applicationIds.toSorted((a, b) => a - b)
  const templateId = Number(chosen)
  const joint = notificationsApi.useListTemplatesByAppsQuery(
    ids.length > 0 ? { applicationIds: ids } : skipToken,
  )
  const seen = useSeen(joint.currentData)
  const isEnabled = joint.currentData?.some(({ id }) => id === templateId) ?? true
  const one = chosen !== '' && !isEnabled ? { templateId, applicationIds: ids } : skipToken
  const { checkTemplate } = templateCheckApi.endpoints
  checkTemplate.useQuerySubscription(ids.length <= askedBeforehand ? one : skipToken)
  // Also uses the results of the check at a save.
  const { currentData: checked } = checkTemplate.useQueryState(one)
  const template = checked?.template ?? seen.get(templateId) ?? null

  const offered = ids.length > 0 ? joint.data : undefined
  const list = useMemo(() => {
    const isOffered = offered?.some(({ id }) => id === template?.id)
    const all = [...(offered ?? []), ...(template && !isOffered ? [template] : [])]
    return all.map((one) => ({ value: String(one.id), label: titleOf(one) }))
  }, [offered, template])

  const hasFailed = joint.isError && !joint.isFetching
  return {
    options: {
      list,
      state: hasFailed ? 'failed' : ids.length > 0 && !joint.data ? 'loading' : 'ready',
      retry: () => void joint.refetch(),
    },
    template,
    lacking: checked?.lacking ?? [],
    isMissing: checked?.template === null && !template,
    titleOf(id) {
      const known = template?.id === Number(id) ? template : seen.get(Number(id))
      return known ? titleOf(known) : id
    },
  }
}

/** All templates of earlier answers by id. */
function useSeen(answer: readonly Template[] | undefined): ReadonlyMap<number, Template> {
  const [seen, setSeen] = useState<ReadonlyMap<number, Template>>(new Map())
  const fresh = (answer ?? []).filter((one) => seen.get(one.id) !== one)
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((one) => [one.id, one] as const)]))
  return seen
}

function titleOf({ id, title }: Pick<Template, 'id' | 'title'>): string {
  return serverText(title) ?? String(id)
}
