import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDetails } from '#shared/cards/CardDetails.tsx'
import { groupsOnTab, type ApplicationForm } from '../fields.ts'
import type { ApplicationTab } from '../rules.ts'
import { fieldText } from './fieldText.ts'
import { PolicyInWords } from './PolicyInWords.tsx'

type ApplicationDetailsProps = { application: ApplicationForm; tab: ApplicationTab }

const copied = new Set(['name', 'urlApp', 'landing', 'urlAssignPassword'])

/** A read-only tab. */
export function ApplicationDetails({ application, tab }: ApplicationDetailsProps): ReactElement {
  const { t } = useTranslation(['applicationCard', 'common', 'list'])
  return (
    <CardDetails
      groups={groupsOnTab[tab].map(({ title, fields, isPaired }) => ({
        title: t(`applicationCard:groups.${title}`),
        isPaired,
        details: fields.map((field) => ({
          label: t(`applicationCard:fields.${field}`),
          value: fieldText(field, application, t),
          isCopied: copied.has(field),
        })),
      }))}
    >
      {tab === 'token' && <PolicyInWords form={application} />}
    </CardDetails>
  )
}
