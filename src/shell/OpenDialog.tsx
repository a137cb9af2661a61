import { Suspense, useSyncExternalStore, type ReactElement } from 'react'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import type { OpenState } from './openState.ts'

type OpenDialogProps = { state: OpenState; Dialog: LazyPart<{ onClose: () => void }> }

/** A dialog of the shell while it is open; its code comes when it is opened. */
export function OpenDialog({ state, Dialog }: OpenDialogProps): ReactElement | null {
  const { t } = useTranslation()
  const isOpen = useSyncExternalStore(state.onChange, state.isOpen)
  if (!isOpen) return null
  return (
    <Suspense fallback={<Overlay label={t('loading')} />}>
      <Dialog onClose={() => state.show(false)} />
    </Suspense>
  )
}
