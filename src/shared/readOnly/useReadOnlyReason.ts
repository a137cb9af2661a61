import { useSelector } from 'react-redux'
import { screenAt } from '#shared/address/screenAt.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { selectReadOnlyScreens } from './readOnlyScreens.ts'

/** Reason of a read-only screen, known only from a refused write (D15). */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation()
  const screen = screenAt(window.location.pathname)?.id
  const isReadOnly = useSelector((state: RootState) =>
    selectReadOnlyScreens(state).some((one) => one === screen),
  )
  return isReadOnly ? t('readOnly') : undefined
}
