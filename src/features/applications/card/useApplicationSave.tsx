import { useState } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import {
  createApplication,
  modifyApplication,
  type ApplicationSettings,
} from '#contracts/application-settings.ts'
import { forcedRead, answerOf, type Found } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { accessTable, type NoSets } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { findByName } from '#shared/cards/uniqueName.ts'
import { useCardSave, type CardSave } from '#shared/cards/useCardSave.tsx'
import type { ApplicationForm } from '../fields.ts'
import { applicationsApi } from '../api.ts'
import { applicationCardForm, toBody, toForm, applicationParts } from './form.ts'
import { applicationAddress, type ApplicationTab, readApplication, type ReadApplication } from '../rules.ts'
import { applicationSettingsApi } from '../settingsApi.ts'
import { Contradictions } from './Contradictions.tsx'
import { contradictionsIn } from './tokenPolicy.ts'

type ApplicationSaveOptions = {
  /** Null for a new one. */
  application: ApplicationSettings | null
  tab: ApplicationTab
  draft: CardDraft<ApplicationForm, NoSets>
  check: () => Promise<boolean>
}

/** Save of an application; `refusal` is the reason of the last failed one. */
export function useApplicationSave({ application, tab, draft, check }: ApplicationSaveOptions): CardSave & {
  refusal: string | null
} {
  const isNew = application === null
  const id = application?.id ?? 0
  const { t } = useTranslation(['applicationCard', 'common', 'list'])
  const dispatch = useDispatch<Dispatch>()
  const [create] = applicationSettingsApi.useCreateApplicationMutation()
  const [modify] = applicationSettingsApi.useModifyApplicationMutation()
  const [refusal, setRefusal] = useState<string | null>(null)

  function send({ application: stored }: ReadApplication, { values }: { values: ApplicationForm }) {
    setRefusal(null)
    const body = toBody(values, stored)
    return isNew ? create({ body }) : modify({ body })
  }

  async function lookUpNew(
    { values }: { values: ApplicationForm },
    compare: (stored: ReadApplication) => Found,
  ): Promise<Found> {
    const list = await answerOf(
      dispatch(applicationsApi.endpoints.listApplications.initiate(undefined, forcedRead)),
    )
    if ('error' in list) return 'unknown'
    const made = findByName(values.name, list.data)
    if (!made) return 'notDone'
    const stored = await readApplication(dispatch, made.id)
    return 'error' in stored ? 'unknown' : compare(stored.data)
  }

  const saving = useCardSave<ApplicationForm, NoSets, ReadApplication>({
    draft,
    tags: ['application', 'company', 'privilege', 'role', 'user'],
    check,
    read: () => (isNew ? Promise.resolve({ data: { application: null } }) : readApplication(dispatch, id)),
    shown: () => ({ application }),
    formOf: ({ application: stored }) => stored && toForm(stored),
    parts: applicationParts(t),
    access: accessTable.applications,
    send,
    lookUpNew,
    onRefused: ({ message, isHandledElsewhere }) =>
      setRefusal(isHandledElsewhere ? null : (message ?? t('applicationCard:refused'))),
    record: {
      id,
      address: applicationAddress,
      nameInForm(values) {
        const { title, name } = applicationCardForm.tidy(values)
        return title || name
      },
      calls: { create: createApplication.id, modify: modifyApplication.id },
      isDeletable: false,
    },
    note() {
      const found = contradictionsIn(draft.content().values)
      return tab === 'token' && found.length > 0 && <Contradictions found={found} />
    },
    texts: {
      gone: t('applicationCard:notFound'),
      saved: () => t(isNew ? 'applicationCard:created' : `applicationCard:updated.${tab}`),
    },
  })
  return { ...saving, refusal }
}
