import { useEffect, useMemo, useRef, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { ApplicationSettings } from '#contracts/application-settings.ts'
import { Card } from '#shared/cards/Card.tsx'
import { useCard } from '#shared/cards/useCard.ts'
import { useCardDraft } from '#shared/cards/useCardDraft.ts'
import { useLeaveFreely } from '#shared/cards/useLeaveGuard.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { serverText } from '#shared/lib/serverText.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import { useTheme } from '#themes/ThemeContext.ts'
import { fieldsOnTab, type ApplicationField } from '../fields.ts'
import { applicationCardForm, toForm } from '../form.ts'
import { nameOf } from '../list/applicationList.ts'
import { applicationAddress, applicationsListPath, type ApplicationTab } from '../paths.ts'
import '../applicationCardTexts.ts'
import './applicationCard.css'
import { ApplicationDetails } from './ApplicationDetails.tsx'
import { ApplicationFields } from './ApplicationFields.tsx'
import { PolicyInWords } from './PolicyInWords.tsx'
import { useApplicationSave } from './useApplicationSave.tsx'
import { useSwitchAction } from './useSwitchAction.tsx'

type ApplicationCardProps = {
  /** Null for a new one. */
  application: ApplicationSettings | null
  tab: ApplicationTab
}

const noSets = {}
const { tabs } = applicationAddress

/** The card of an application: four tabs, each saved by itself; a new one is saved from the last (APP-17 to APP-62). */
export function ApplicationCard({ application, tab }: ApplicationCardProps): ReactElement {
  const { t } = useTranslation(['applicationCard', 'list'])
  const navigate = useNavigate()
  const leaveFreely = useLeaveFreely()
  const { title: product } = useTheme()
  const id = application?.id ?? 0
  const isNew = application === null
  const loaded = useMemo(() => application && toForm(application), [application])
  const draft = useCardDraft({ kind: applicationCardForm, loaded, noChanges: noSets })
  const { form } = draft
  const toFocus = useRef<ApplicationField | null>(null)

  // A field on another tab can take the focus only once that tab is there.
  useEffect(() => {
    if (toFocus.current === null || !fieldsOnTab(tab).includes(toFocus.current)) return
    form.setFocus(toFocus.current)
    toFocus.current = null
  }, [tab, form])

  /** Shows the first field of a tab that is wrong; true where none is. */
  async function checkTab(one: ApplicationTab): Promise<boolean> {
    await form.trigger([...fieldsOnTab(one)])
    const broken = fieldsOnTab(one).find((field) => form.getFieldState(field).error)
    if (!broken) return true
    if (one === tab) form.setFocus(broken)
    else {
      toFocus.current = broken
      leaveFreely(() => void navigate(applicationAddress.path(id, one)))
    }
    return false
  }

  async function check(): Promise<boolean> {
    for (const one of isNew ? tabs : [tab]) if (!(await checkTab(one))) return false
    return true
  }

  const saving = useApplicationSave({ application, tab, draft, check })
  const card = useCard({
    id,
    tab,
    address: applicationAddress,
    listPath: applicationsListPath,
    draft,
    saving,
    // Of one that is stored only the tab that is changed is judged, when it is saved.
    checkTab: (one) => (isNew ? checkTab(one) : Promise.resolve(true)),
  })
  const { actions, dialog } = useSwitchAction(application)
  const { mode } = card.bar

  return (
    <>
      <Card
        title={mode === 'new' ? t('applicationCard:new') : t(`applicationCard:${mode}.${tab}`)}
        product={product}
        record={
          application
            ? {
                name: nameOf(application),
                about: serverText(application.name),
                state: {
                  isActive: isActive(application.idState),
                  label: t(isActive(application.idState) ? 'list:active' : 'list:inactive'),
                },
                changedOn: serverText(application.modifiedOn),
              }
            : undefined
        }
        actions={actions}
        tabs={{
          current: tab,
          list: tabs.map((one) => ({
            id: one,
            label: t(`applicationCard:tabs.${one}`),
            path: applicationAddress.path(id, one),
          })),
        }}
        card={card}
        saving={saving}
        leaveTitle={t('applicationCard:unsaved')}
        {...(mode === 'edit' && { saveLabel: t(`applicationCard:update.${tab}`) })}
      >
        {saving.refusal && mode !== 'view' && <Notice kind="error">{saving.refusal}</Notice>}
        {mode === 'view' ? (
          <ApplicationDetails application={loaded!} tab={tab} />
        ) : (
          <ApplicationFields form={form} tab={tab} isLocked={saving.isWorking} onSubmit={card.submit} />
        )}
        {tab === 'token' && <PolicyInWords form={mode === 'view' ? loaded! : form.watch()} />}
      </Card>
      {dialog}
    </>
  )
}
