import { Suspense, useEffect, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import type { LazyPart } from '#shared/browser/lazyPart.tsx'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { closeShellDialog, selectShellDialog, type ShellDialog } from './shellDialog.ts'

type OpenDialogProps = { name: ShellDialog; Dialog: LazyPart<{ onClose: () => void }> }

/** A dialog of the shell, in a lazy chunk. */
export function OpenDialog({ name, Dialog }: OpenDialogProps): ReactElement | null {
  const { t } = useTranslation()
  const isOpen = useSelector(selectShellDialog) === name
  // Close on sign-out, so that it is not open after the next sign-in.
  useEffect(() => closeShellDialog, [])
  if (!isOpen) return null
  return (
    <Suspense fallback={<Overlay label={t('loading')} />}>
      <Dialog onClose={closeShellDialog} />
    </Suspense>
  )
}
