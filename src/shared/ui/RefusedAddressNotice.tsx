import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import type { RefusedAddress } from '#shared/address/refusedAddress.ts'
import { FailureReference } from './FailureReference.tsx'
import { Notice } from './Notice.tsx'

/** Names a refused address of an answer and the reason (decision D42). */
export function RefusedAddressNotice({ place, isChecked, error }: RefusedAddress): ReactElement {
  const { t } = useTranslation('session')
  return (
    <Notice kind="error" title={t('addressTitle')}>
      <p>{t(isChecked ? 'addressRefused' : 'addressUnchecked')}</p>
      {place !== null && (
        <p>
          {t('address')} <bdi translate="no">{place}</bdi>
        </p>
      )}
      <FailureReference error={error} />
    </Notice>
  )
}
