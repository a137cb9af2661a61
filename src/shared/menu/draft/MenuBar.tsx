import { useId, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { useIsSlow } from '#shared/hooks/useIsSlow.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PlusIcon, UndoIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import './menuBar.css'
import type { MenuDraft } from './useMenuDraft.ts'

type MenuBarParts = {
  /** Content before all buttons. */
  lead?: ReactNode
  /** More actions for the whole menu. */
  children?: ReactNode
  /** Content below the tools. */
  line?: ReactNode
}

type MenuBarProps = MenuBarParts & {
  /** Null without an application. */
  draft: MenuDraft | null
  onCreate?: () => void
  onReview?: () => void
  onSave?: () => void
}

/**
 * Sticky toolbar for the whole menu. Both save buttons act only on changes of an application's menu (MNU-09).
 */
export function MenuBar(props: MenuBarProps): ReactElement {
  const { draft, onCreate, onReview, onSave, lead, children, line } = props
  const { t } = useTranslation(['menuDraft', 'common'])
  const noteId = useId()
  const readOnlyId = useId()
  const readOnly = useReadOnlyReason()
  const isOnline = useIsOnline()
  const isSaving = draft?.saving.isSaving ?? false
  const isSlow = useIsSlow(isSaving)
  const canEdit = draft !== null && draft.canSave && !isSaving
  const isDirty = draft?.isDirty ?? false
  const canSave = canEdit && isDirty && isOnline && readOnly === undefined

  function note(): string {
    if (!draft) return t('menuDraft:noApplication')
    if (isSlow) return t('common:stillWorking')
    if (!draft.canSave) return draft.isLoading ? t('menuDraft:loading') : t('menuDraft:notRead')
    if (!isOnline) return t('menuDraft:offline')
    return isDirty ? t('menuDraft:unsaved') : t('menuDraft:noChanges')
  }
  const unless = (can: boolean): { 'aria-disabled'?: true; 'aria-describedby'?: string } =>
    can ? {} : { 'aria-disabled': true, 'aria-describedby': noteId }

  return (
    <div className="menu-bar">
      <div className="menu-tools row wrap gap-1">
        {lead}
        <Button icon={<PlusIcon size={18} />} {...unless(canEdit)} onClick={() => canEdit && onCreate?.()}>
          {t('menuDraft:create')}
        </Button>
        <IconButton
          label={t('menuDraft:undo')}
          icon={<UndoIcon size={18} />}
          aria-disabled={!canEdit || !draft.canUndo || undefined}
          onClick={() => canEdit && draft.undo()}
        />
        <IconButton
          className="menu-redo"
          label={t('menuDraft:redo')}
          icon={<UndoIcon size={18} />}
          aria-disabled={!canEdit || !draft.canRedo || undefined}
          onClick={() => canEdit && draft.redo()}
        />
        {children}
      </div>
      {line}
      <div className="menu-save">
        <div className="menu-state row to-end small">
          <p className="menu-note muted small" id={noteId} role="status" data-unsaved={isDirty || undefined}>
            {note()}
          </p>
          {isDirty && <LinkButton onClick={onReview}>{t('menuDraft:review')}</LinkButton>}
        </div>
        {readOnly !== undefined && (
          <p className="menu-read-only flow to-end small warning">
            <span id={readOnlyId}>{readOnly}</span>
            {canEdit && isDirty && isOnline && <LinkButton onClick={onSave}>{t('common:retry')}</LinkButton>}
          </p>
        )}
        <div className="menu-save-buttons row">
          <Button
            tone="secondary"
            {...unless(canEdit && isDirty)}
            onClick={() => canEdit && isDirty && draft.discard()}
          >
            {t('menuDraft:discard')}
          </Button>
          <Button
            busy={isSaving}
            {...unless(canSave)}
            {...(readOnly !== undefined && { 'aria-describedby': readOnlyId })}
            onClick={() => canSave && onSave?.()}
          >
            {t('menuDraft:save')}
          </Button>
        </div>
      </div>
    </div>
  )
}
