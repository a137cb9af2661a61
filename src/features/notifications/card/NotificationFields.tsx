import type { ReactElement, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { notificationLimits } from '#contracts/notifications.ts'
import { CardFields } from '#shared/cards/CardFields.tsx'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import { FormSelect } from '#shared/fields/FormSelect.tsx'
import { FormTextArea } from '#shared/fields/FormTextArea.tsx'
import type { FieldOptions } from '#shared/fields/options.ts'
import { textProblem } from '#shared/fields/textRules.ts'
import { shownDate } from '#shared/format/calendarDate.ts'
import { Notice } from '#shared/ui/Notice.tsx'
import type { Clash } from '../clashes.ts'
import type { NotificationForm } from './form.ts'
import { bogotaDay } from '../moments/moments.ts'
import { ClashNotice } from './ClashNotice.tsx'
import './notificationCard.css'
import { SendDay } from './SendDay.tsx'
import { TemplatePreview } from './TemplatePreview.tsx'
import type { CardTemplates } from './useTemplates.ts'
import type { CardVariables } from './useVariables.ts'
import { VariableFields } from './VariableFields.tsx'

type NotificationFieldsProps = {
  form: UseFormReturn<NotificationForm>
  /** True while saving. */
  isReadOnly: boolean
  /** True if an application is chosen. */
  hasApplications: boolean
  templates: CardTemplates
  onTemplate: () => void
  subjects: FieldOptions
  variables: CardVariables
  variablesId: string
  clashes: readonly Clash[]
  titleOf: (id: string) => string
  /** Time of the service in ms. */
  now: number
  /** Called on Enter in a field. */
  onSubmit: () => void
  /** The field of the applications. */
  children: ReactNode
}

/** Both columns of an edited notification (NTF-11, NTF-12). */
export function NotificationFields(props: NotificationFieldsProps): ReactElement {
  const { form, isReadOnly, templates, subjects, variables, titleOf, now } = props
  const { t } = useTranslation('notificationCard')
  const hasTemplate = form.watch('templateId') !== ''

  function problemText(problem: string): string {
    if (problem === 'dateInvalid') return t('problems.dateInvalid')
    const date = shownDate(bogotaDay(now))
    return textProblem(problem) ?? t('problems.dateEarly', { date })
  }
  const field = { form, isReadOnly, problemText, isRequired: true }

  return (
    <CardFields onSubmit={props.onSubmit}>
      <div className="notification-sides">
        <div>
          <CardGroup title={t('groups.notification')}>
            <FormTextArea
              {...field}
              name="reason"
              label={t('fields.reason')}
              limit={notificationLimits.reason}
            />
            {props.children}
            <FormSelect
              {...field}
              name="templateId"
              label={t('fields.templateId')}
              options={templates.options}
              onChosen={props.onTemplate}
              {...(!props.hasApplications && { emptyText: t('applicationFirst') })}
            />
            <TemplateNotice hasApplications={props.hasApplications} templates={templates} titleOf={titleOf} />
          </CardGroup>
        </div>
        <div className="notification-right">
          <CardGroup title={t('groups.content')}>
            <FormSelect
              {...field}
              name="subjectId"
              label={t('fields.subjectId')}
              options={subjects}
              {...(!hasTemplate && { emptyText: t('templateFirst') })}
            />
            {hasTemplate && subjects.state === 'ready' && subjects.list.length === 0 && (
              <Notice kind="warning">{t('noSubjects')}</Notice>
            )}
            <VariableFields id={props.variablesId} variables={variables} now={now} isReadOnly={isReadOnly} />
            <SendDay {...{ form, isReadOnly, problemText, now }} />
            <ClashNotice clashes={props.clashes} titleOf={titleOf} />
          </CardGroup>
          <CardGroup title={t('groups.preview')}>
            <TemplatePreview template={templates.template} list={variables.list} />
          </CardGroup>
        </div>
      </div>
    </CardFields>
  )
}

type TemplateNoticeProps = {
  hasApplications: boolean
  templates: CardTemplates
  titleOf: (id: string) => string
}

/** Notice about the templates of the chosen applications, before the save checks them. */
function TemplateNotice({ hasApplications, templates, titleOf }: TemplateNoticeProps): ReactElement | null {
  const { t } = useTranslation('notificationCard')
  const { options, lacking, isMissing } = templates
  if (isMissing) return <Notice kind="warning">{t('templateMissing')}</Notice>
  if (lacking.length > 0)
    return (
      <Notice kind="warning">
        <p>{t('notEnabled')}</p>
        <p>
          <bdi>{t('lacking', { names: namesInWords(lacking.map((id) => titleOf(String(id)))) })}</bdi>
        </p>
      </Notice>
    )
  const hasNone = hasApplications && options.state === 'ready' && options.list.length === 0
  return hasNone ? <Notice kind="warning">{t('noTemplates')}</Notice> : null
}
