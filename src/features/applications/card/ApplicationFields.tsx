import { Fragment, type ReactElement } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardFields } from '#shared/cards/CardFields.tsx'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import { groupsOnTab, type ApplicationForm } from '../fields.ts'
import type { ApplicationTab } from '../rules.ts'
import { ApplicationFieldControl } from './ApplicationFieldControl.tsx'
import { PolicyInWords } from './PolicyInWords.tsx'

/** Last group of durations; their description follows it. */
const lastDurationGroup = 'mailedLinks'

type ApplicationFieldsProps = {
  form: UseFormReturn<ApplicationForm>
  tab: ApplicationTab
  /** True while saving. */
  isLocked: boolean
  /** True if products sign in with its name (D18). */
  isNameFixed: boolean
  /** Called on Enter in a field. */
  onSubmit: () => void
}

/** An edited tab. */
export function ApplicationFields(props: ApplicationFieldsProps): ReactElement {
  const { form, tab, isLocked, isNameFixed, onSubmit } = props
  const { t } = useTranslation('applicationCard')
  return (
    <CardFields onSubmit={onSubmit}>
      {groupsOnTab[tab].map(({ title, fields, isPaired }) => (
        <Fragment key={title}>
          <CardGroup title={t(`groups.${title}`)} isPaired={isPaired}>
            {fields.map((name) => (
              <ApplicationFieldControl
                key={name}
                {...{ form, name, isLocked }}
                isFixed={name === 'name' && isNameFixed}
              />
            ))}
          </CardGroup>
          {title === lastDurationGroup && <PolicyInWords form={form.watch()} />}
        </Fragment>
      ))}
    </CardFields>
  )
}
