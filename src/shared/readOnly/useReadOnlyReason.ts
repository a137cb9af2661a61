import { useSelector } from 'react-redux'
import { screenAt } from '#shared/address/screenAt.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { selectReadOnlyResources } from './readOnlyResources.ts'

/** Reason of a read-only screen, known only from a refused write (D15). */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation()
  const resource = screenAt(window.location.pathname)?.id
  const isReadOnly = useSelector((state: RootState) =>
    selectReadOnlyResources(state).some((one) => one === resource),
  )
  return isReadOnly ? t('readOnly') : undefined
}
