import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Role } from '#contracts/roles.ts'
import { CardDetails } from '#shared/cards/CardDetails.tsx'
import { formatDate } from '#shared/format/formatDate.ts'

/** The data of a role in view mode. */
export function RoleDetails({ role }: { role: Role }): ReactElement {
  const { t } = useTranslation('roleCard')
  const { name, alias, description, createdon } = role
  return (
    <CardDetails
      groups={[
        {
          title: t('group'),
          details: [
            { label: t('fields.name'), value: name, hasCopyButton: true },
            { label: t('fields.alias'), value: alias },
            { label: t('fields.description'), value: description },
            { label: t('createdOn'), value: formatDate(createdon) },
          ],
        },
      ]}
    />
  )
}
