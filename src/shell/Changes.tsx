import { Suspense, useEffect, type ReactElement } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { selectAreChangesOpen, selectHasChanges, showChanges } from '#shared/changes/changes.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import { isUndo } from '#shared/ui/useToastKeys.ts'

const ChangesPanel = lazyPart(
  () =>
    import(/* webpackChunkName: "changes" */ '#shared/changes/ChangesPanel.tsx').then(
      ({ ChangesPanel }) => ChangesPanel,
    ),
  'part',
)

/** The undo history of this session, opened from the user menu or with Ctrl/⌘+Z. */
export function Changes(): ReactElement | null {
  const { t } = useTranslation()
  const isOpen = useSelector(selectAreChangesOpen)
  const hasChanges = useSelector(selectHasChanges)
  useEffect(() => {
    if (!hasChanges) return undefined
    // Preload the panel, so that undo opens offline too.
    void ChangesPanel.load()
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || document.querySelector('dialog[open]') || !isUndo(event)) return
      // If a toast offers undo, the key uses that and opens no panel.
      if (currentToasts().some(({ action }) => action?.isUndo)) return
      event.preventDefault()
      showChanges(true)
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [hasChanges])
  if (!isOpen) return null
  return (
    <Suspense fallback={<Overlay label={t('loading')} />}>
      <ChangesPanel onClose={() => showChanges(false)} />
    </Suspense>
  )
}
