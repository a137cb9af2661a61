import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { Privilege } from '#contracts/privileges.ts'
import { CardDetails } from '#shared/cards/CardDetails.tsx'
import { formatDate } from '#shared/format/formatDate.ts'

type PrivilegeDetailsProps = {
  privilege: Privilege
  /** Titles of its applications that may be shown. */
  applications: readonly string[]
}

/** A privilege to be read (PRV-07, PRV-10). */
export function PrivilegeDetails({ privilege, applications }: PrivilegeDetailsProps): ReactElement {
  const { t } = useTranslation(['privilegeCard', 'privileges'])
  const { name, description, createdon, licence, isAuditable } = privilege
  const yesOrNo = (isSo: boolean): string => t(isSo ? 'privilegeCard:yes' : 'privilegeCard:no')
  return (
    <CardDetails
      groups={[
        {
          title: t('privilegeCard:groups.privilege'),
          details: [
            { label: t('privilegeCard:fields.name'), value: name, isCopied: true },
            { label: t('privilegeCard:fields.description'), value: description },
            { label: t('privileges:columns.created'), value: createdon && formatDate(createdon) },
          ],
        },
        {
          title: t('privilegeCard:groups.scope'),
          details: [{ label: t('privilegeCard:fields.applications'), value: applications }],
        },
        {
          title: t('privilegeCard:groups.conditions'),
          details: [
            { label: t('privilegeCard:fields.licence'), value: yesOrNo(licence) },
            { label: t('privilegeCard:fields.isAuditable'), value: yesOrNo(isAuditable) },
          ],
        },
      ]}
    />
  )
}
