import { useId, type ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '#shared/lib/useIsOnline.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ChevronRightIcon } from '#shared/ui/icons.tsx'
import './cardTexts.ts'
import './cards.css'

export type CardMode = 'new' | 'view' | 'edit'

export type EditBarProps = {
  mode: CardMode
  busy: boolean
  /** Says so beside the buttons. */
  hasChanges: boolean
  /** Absent on the last tab. */
  onNext?: (() => void) | undefined
  onEdit: () => void
  onCancelEdit: () => void
  onSave: () => void
  /** What the save button of the tab says in place of 'Guardar' and 'Actualizar'. */
  saveLabel?: string | undefined
}

/**
 * The way to the next tab, and what an edit ends with, always in reach (USR-25 to USR-28, G-20). A new record is saved
 * from its last tab.
 */
export function EditBar(props: EditBarProps): ReactElement | null {
  const { mode, busy, hasChanges, onNext, onCancelEdit, onSave, saveLabel } = props
  const { t } = useTranslation('cards')
  const noteId = useId()
  const isOnline = useIsOnline()
  const saves = mode === 'edit' || (mode === 'new' && !onNext)
  const next = onNext && (
    <Button tone={mode === 'new' ? 'primary' : 'quiet'} disabled={busy} onClick={onNext}>
      <span className={mode === 'edit' ? 'edit-next-label' : undefined}>{t('next')}</span>
      <ChevronRightIcon size={18} />
    </Button>
  )
  if (mode === 'view')
    return next ? (
      <div className="card-foot" key="foot">
        {next}
      </div>
    ) : null
  return (
    <div className="edit-bar" key="bar">
      {mode === 'edit' && (
        <Button tone="secondary" disabled={busy} onClick={onCancelEdit}>
          {t('cancelEdit')}
        </Button>
      )}
      <p className="edit-note" id={noteId} role="status">
        {saves && !isOnline && t('offline')}
        {isOnline && hasChanges && t('unsaved')}
      </p>
      {next}
      {saves && (
        <Button
          busy={busy}
          aria-describedby={isOnline ? undefined : noteId}
          aria-disabled={busy || !isOnline || undefined}
          onClick={() => isOnline && onSave()}
        >
          {saveLabel ?? t(mode === 'new' ? 'save' : 'update')}
        </Button>
      )}
    </div>
  )
}
