import { useId, type ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { useIsSlow } from '#shared/hooks/useIsSlow.ts'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ChevronRightIcon } from '#shared/ui/icons.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import './editBar.css'

export type CardMode = 'new' | 'view' | 'edit'

export type EditBarProps = {
  mode: CardMode
  busy: boolean
  /** Says so beside the buttons. */
  hasChanges: boolean
  /** Absent on the last tab. */
  onNext?: (() => void) | undefined
  onCancelEdit: () => void
  onSave: () => void
  /** Reviews the changes before the save; absent for a new record. */
  onReview?: () => void
  /** Saves and opens the next record of the list; absent if there is none. */
  onSaveNext?: (() => void) | undefined
  /** What the save button of the tab says in place of 'Guardar' and 'Actualizar'. */
  saveLabel?: string | undefined
}

/**
 * The next tab and the buttons that end an edit, always visible (USR-25 to USR-28, G-20). A new record is saved from
 * its last tab.
 */
export function EditBar(props: EditBarProps): ReactElement | null {
  const { mode, busy, hasChanges, onNext, onCancelEdit, onSave, onReview, onSaveNext, saveLabel } = props
  const { t } = useTranslation(['cards', 'common'])
  const noteId = useId()
  const isOnline = useIsOnline()
  const isSlow = useIsSlow(busy)
  const saving = useShortcut('save')
  const saves = mode === 'edit' || (mode === 'new' && !onNext)
  function noteText(): string {
    if (isSlow) return t('common:stillWorking')
    if (!isOnline) return saves ? t('cards:offline') : ''
    return hasChanges ? t('cards:unsaved') : ''
  }
  const availability = {
    'aria-describedby': isOnline ? undefined : noteId,
    'aria-disabled': busy || !isOnline || undefined,
  }
  if (mode === 'view') return null
  return (
    <div className="edit-bar row gap-3">
      {mode === 'edit' && (
        <Button tone="secondary" disabled={busy} onClick={onCancelEdit}>
          {t('cards:cancelEdit')}
        </Button>
      )}
      <div className="edit-note grow row wrap to-end muted small">
        <p id={noteId} role="status">
          {noteText()}
        </p>
        {onReview && hasChanges && isOnline && (
          <LinkButton aria-disabled={busy || undefined} onClick={() => !busy && onReview()}>
            {t('cards:reviewTitle')}
          </LinkButton>
        )}
      </div>
      {onNext && (
        <Button tone={mode === 'new' ? 'primary' : 'quiet'} disabled={busy} onClick={onNext}>
          <span className={mode === 'edit' ? 'edit-next-label' : undefined}>{t('cards:next')}</span>
          <ChevronRightIcon size={18} />
        </Button>
      )}
      {onSaveNext && (
        <Button tone="secondary" {...availability} onClick={() => isOnline && !busy && onSaveNext()}>
          {t('cards:saveNext')}
        </Button>
      )}
      {saves && (
        <Button {...saving} busy={busy} {...availability} onClick={() => isOnline && onSave()}>
          {saveLabel ?? t(mode === 'new' ? 'cards:save' : 'cards:update')}
        </Button>
      )}
    </div>
  )
}
