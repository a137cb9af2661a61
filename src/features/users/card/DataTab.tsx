import type { ReactElement } from 'react'
import { CardFields } from '#shared/cards/CardFields.tsx'
import { CardGroup } from '#shared/cards/CardGroup.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useUserFields, type UserFieldsProps } from './useUserFields.tsx'

type DataTabProps = UserFieldsProps & {
  /** Enter in a field. */
  onSubmit: () => void
}

/** The tab 'Datos' while it is edited (USR-33). */
export function DataTab({ onSubmit, ...props }: DataTabProps): ReactElement {
  const { t } = useTranslation('userCard')
  const { userName, email, idTypeUser, names, surnames, phoneNumber, ...document } = useUserFields(props)
  return (
    <CardFields onSubmit={onSubmit}>
      <CardGroup title={t('groups.account')}>
        {userName}
        {email}
        {idTypeUser}
      </CardGroup>
      <CardGroup title={t('groups.person')}>
        {names}
        {surnames}
        {phoneNumber}
      </CardGroup>
      <CardGroup title={t('groups.document')}>
        {document.country}
        {document.documentTypeId}
        {document.document}
      </CardGroup>
    </CardFields>
  )
}
