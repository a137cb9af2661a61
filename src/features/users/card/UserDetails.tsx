import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { CardDetails, type Detail } from '#shared/cards/CardDetails.tsx'
import { optionText, type FieldOptions } from '#shared/fields/options.ts'
import { formatDocument } from '#shared/format/formatDocument.ts'
import { type UserField, type UserForm } from './form.ts'
import { useChoices, useDocumentTypes } from './useChoices.ts'

/** The tab 'Datos', read-only (USR-30, USR-33). */
export function UserDetails({ user }: { user: UserForm }): ReactElement {
  const { t } = useTranslation(['userCard', 'common'])
  const { country, userType } = useChoices()
  const documentTypes = useDocumentTypes(user.country)

  function detail(name: UserField, more: Partial<Detail> = {}): Detail {
    return { label: t(`userCard:fields.${name}`), value: user[name], ...more }
  }
  function chosen(name: UserField, options: FieldOptions): Detail {
    return detail(name, {
      value: optionText(options, user[name]) ?? t('common:loading'),
      ...(options.state === 'failed' && { retry: options.retry }),
    })
  }

  return (
    <CardDetails
      groups={[
        {
          title: t('userCard:groups.account'),
          details: [
            detail('userName', { hasCopyButton: true }),
            detail('email', { hasCopyButton: true }),
            chosen('idTypeUser', userType),
          ],
        },
        {
          title: t('userCard:groups.person'),
          details: [detail('names'), detail('surnames'), detail('phoneNumber')],
        },
        {
          title: t('userCard:groups.document'),
          details: [
            chosen('country', country),
            chosen('documentTypeId', documentTypes),
            detail('document', { value: formatDocument(user.document) }),
          ],
        },
      ]}
    />
  )
}
