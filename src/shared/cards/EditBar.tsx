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

/** What can be done with a card, always in reach (USR-25 to USR-28, G-20). A new one is saved from its last tab. */
export function EditBar(props: EditBarProps): ReactElement {
  const { mode, busy, hasChanges, onNext, onEdit, onCancelEdit, onSave, saveLabel } = props
  const { t } = useTranslation('cards')
  const noteId = useId()
  const isOnline = useIsOnline()
  const saves = mode === 'edit' || (mode === 'new' && !onNext)
  return (
    <div className="edit-bar">
      {mode !== 'new' && (
        <Button
          tone="secondary"
          disabled={busy}
          // A double click on 'Editar' must not end the edit that it began.
          onClick={({ detail }) => detail < 2 && (mode === 'view' ? onEdit : onCancelEdit)()}
        >
          {t(mode === 'view' ? 'edit' : 'cancelEdit')}
        </Button>
      )}
      <p className="edit-note" id={noteId} role="status">
        {saves && !isOnline && t('offline')}
        {isOnline && mode !== 'view' && hasChanges && t('unsaved')}
      </p>
      {onNext && (
        <Button tone={mode === 'new' ? 'primary' : 'quiet'} disabled={busy} onClick={onNext}>
          {t('next')}
          <ChevronRightIcon size={18} />
        </Button>
      )}
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
