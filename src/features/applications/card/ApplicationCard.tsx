import { useMemo, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { Card } from '#shared/cards/Card.tsx'
import { useCard, useShowField } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { stateOf } from '#shared/list/stateText.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { isSignInName } from '#themes/registry.ts'
import { fieldsOnTab, type ApplicationField } from '../fields.ts'
import { applicationCardForm, toForm } from './form.ts'
import { nameOf, applicationAddress, type ApplicationTab } from '../rules.ts'
import { useCopiedPolicy } from '../policy/useCopiedPolicy.tsx'
import './applicationCard.css'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import { useApplicationCopy } from './useApplicationCopy.tsx'
import { useApplicationFile } from './useApplicationFile.tsx'
import { useApplicationSave } from './useApplicationSave.tsx'
import { useCardActions } from './useCardActions.tsx'

type ApplicationCardProps = {
  /** Null for a new one. */
  application: ApplicationSettings | null
  tab: ApplicationTab
  /** Initial values of a new one. */
  copied?: ApplicationSettings | undefined
}

const { tabs } = applicationAddress
const tabOf = (field: ApplicationField): ApplicationTab =>
  tabs.find((tab) => fieldsOnTab(tab).includes(field)) ?? tabs[0]

/** The card of an application: four tabs, each saved by itself; a new one is saved from the last (APP-17 to APP-62). */
export function ApplicationCard({ application, tab, copied }: ApplicationCardProps): ReactElement {
  const { t } = useTranslation(['applicationCard', 'applications', 'list'])
  const id = application?.id ?? 0
  const isNew = application === null
  const loaded = useMemo(() => application && toForm(application), [application])
  const draft = useCardDraft({ cardForm: applicationCardForm, loaded })
  const { form } = draft
  const copyNote = useApplicationCopy(copied, draft)
  const file = useApplicationFile(application, draft)
  const policy = useCopiedPolicy(application, draft)
  const { checkFields } = useShowField({ id, tab, address: applicationAddress, form, tabOf })

  async function check(): Promise<boolean> {
    for (const one of isNew || file.isFilled || policy.isFilled ? tabs : [tab])
      if (!(await checkFields(fieldsOnTab(one)))) return false
    return true
  }

  const saving = useApplicationSave({ application, tab, draft, check })
  const card = useCard({
    id,
    tab,
    address: applicationAddress,
    draft,
    saving,
    // For a stored one the save validates only the changed tab.
    checkTab: isNew ? (one) => checkFields(fieldsOnTab(one)) : undefined,
  })
  const { actions, dialog } = useCardActions(application)
  const { mode } = card.bar

  return (
    <>
      <Card
        title={mode === 'new' ? t('applicationCard:new') : t(`applicationCard:${mode}.${tab}`)}
        record={
          application
            ? {
                name: nameOf(application),
                about: serverText(application.name),
                state: stateOf(application.idState, t),
                changedOn: serverText(application.modifiedOn),
              }
            : undefined
        }
        actions={[...actions, ...policy.actions, ...file.actions]}
        tabs={card.tabs((one) => ({
          label: t(`applicationCard:tabs.${one}`),
          content: () =>
            mode === 'view' ? (
              <ApplicationDetails application={loaded!} tab={one} />
            ) : (
              <ApplicationFields
                form={form}
                tab={one}
                isLocked={saving.isWorking}
                isNameFixed={application !== null && isSignInName(application.name)}
                onSubmit={card.submit}
              />
            ),
        }))}
        more={
          application
            ? [
                {
                  id: 'use',
                  title: t('applicationCard:whereUsed'),
                  content: () => (
                    <Borrowed
                      part="ApplicationDependents"
                      buttonLabel={t('applications:seeUse')}
                      applications={[application]}
                    />
                  ),
                },
              ]
            : []
        }
        card={card}
        saving={saving}
        leaveTitle={t('applicationCard:unsaved')}
        {...(mode === 'edit' && { saveLabel: t(`applicationCard:update.${tab}`) })}
      >
        {copyNote}
        {file.note}
        {policy.note}
        {saving.refusal && mode !== 'view' && <Notice kind="error">{saving.refusal}</Notice>}
      </Card>
      {dialog}
      {file.dialog}
      {policy.dialog}
    </>
  )
}
