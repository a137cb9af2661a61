import { useRef, useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { EyeIcon } from '#shared/ui/icons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { MenuBar } from './MenuBar.tsx'
import './menuDraft.css'
import './menuDraftTexts.ts'
import { MenuLeave } from './MenuLeave.tsx'
import { MenuReview } from './MenuReview.tsx'
import { SaveNotice } from './SaveNotice.tsx'
import { useStoredMenuDraft } from './useStoredMenuDraft.tsx'
import type { MenuDraft } from './useMenuDraft.ts'
import type { OpenWork } from './useOpenWork.ts'

type MenuFrameProps = {
  draft: MenuDraft
  onCreate: () => void
  /** More content of the bar: first, among the tools, after them, and in a line below. */
  lead?: ReactNode
  actions?: ReactNode
  help?: ReactNode
  line?: ReactNode
  /** True while the preview is open. */
  isPreviewing: boolean
  onPreviewing: (isShown: boolean) => void
  /** Content beside or below the editor, including the preview. */
  side: (onClosePreview: () => void) => ReactNode
  /** Applies an open edit of an item, then calls `go` to save. */
  beforeSave?: (go: () => void) => void
  /** The open edit of an item. */
  work?: OpenWork
  /** The editor, mounted only while the menu can be edited. */
  children: ReactNode
}

/** Frame of a menu editor: bar, states, save, and the confirmation before leaving changes. */
export function MenuFrame(props: MenuFrameProps): ReactElement {
  const { draft, onCreate, lead, actions, help, line, isPreviewing, onPreviewing, side, children } = props
  const { beforeSave = (go) => go() } = props
  const { t } = useTranslation('menuDraft')
  const { saving } = draft
  const [isReviewing, setReviewing] = useState(false)
  const previewButton = useRef<HTMLButtonElement>(null)
  const [announcement, setAnnouncement] = useState('')
  const storedDraft = useStoredMenuDraft(draft, props.work)
  const { question, afterSave } = useLeaveGuard({
    isDirty: () => draft.isDirty,
    isTab: () => false,
    asksOnTabs: true,
    checkTab: null,
    save,
    discard() {
      draft.discard()
      storedDraft.settle()
    },
    isSaving: saving.isSaving,
  })

  async function save(): Promise<boolean> {
    const isSaved = await saving.save()
    if (isSaved) storedDraft.settle()
    return isSaved
  }
  const saveNow = useLatest(() => void save().then((isSaved) => afterSave(isSaved)))
  const saveAll = (): void => beforeSave(() => saveNow.current())

  function onKeyDown(event: KeyboardEvent): void {
    const step = stepOf(event)
    if (!step || event.defaultPrevented || !draft.canSave || saving.isSaving) return
    if (!(step === 'undo' ? draft.canUndo : draft.canRedo)) return
    event.preventDefault()
    draft[step]()
    setAnnouncement((before) => {
      const text = t(step === 'undo' ? 'undone' : 'redone')
      // The same text is announced again only if it differs.
      return before === text ? `${text}\u00a0` : text
    })
  }

  return (
    // Keys of the editor, with the focus anywhere in it.
    <div className="menu-frame" onKeyDown={onKeyDown}>
      <MenuBar
        draft={draft}
        lead={lead}
        line={line}
        onCreate={onCreate}
        onReview={() => setReviewing(true)}
        onSave={saveAll}
      >
        {actions}
        <IconButton
          ref={previewButton}
          label={t('preview')}
          icon={<EyeIcon size={18} />}
          aria-expanded={isPreviewing}
          onClick={() => onPreviewing(!isPreviewing)}
        />
        {help}
      </MenuBar>
      {storedDraft.notice}
      {saving.problem && (
        <SaveNotice problem={saving.problem} onClose={saving.closeProblem} onRetry={saveAll} />
      )}
      {draft.error && !draft.isLoading && (
        <FailureNotice error={draft.error} onRetry={() => void draft.calls.read()} />
      )}
      {draft.base?.isBroken && (
        <Notice kind="error" title={t('brokenTitle')}>
          <p>{t('broken')}</p>
        </Notice>
      )}
      {draft.isLoading && (
        <p className="menu-loading row gap-3 muted" role="status">
          <Spinner />
          {t('loading')}
        </p>
      )}
      {draft.base && !draft.base.isBroken && (
        <div className="menu-editor stack gap-4" inert={saving.isSaving}>
          {children}
          <Side
            render={side}
            onClosePreview={() => {
              onPreviewing(false)
              previewButton.current?.focus()
            }}
          />
        </div>
      )}
      {draft.base?.isBroken && <p className="menu-empty middle muted">{t('empty')}</p>}
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {isReviewing && draft.base && (
        <MenuReview
          before={draft.base.tree}
          after={draft.tree}
          onSave={() => {
            setReviewing(false)
            saveAll()
          }}
          onClose={() => setReviewing(false)}
        />
      )}
      {saving.dialog}
      {question && <MenuLeave question={question} />}
    </div>
  )
}

/** Undo (Ctrl+Z) or redo (Ctrl+Y, Ctrl+Shift+Z), not in text fields. */
function stepOf({ key, ctrlKey, metaKey, shiftKey, altKey, target }: KeyboardEvent): 'undo' | 'redo' | null {
  if (!(ctrlKey || metaKey) || altKey) return null
  if (target instanceof Element && target.closest('input:not([type=checkbox]), textarea, select, dialog'))
    return null
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  return letter === 'y' && !shiftKey ? 'redo' : null
}

type SideProps = { render: MenuFrameProps['side']; onClosePreview: () => void }

function Side({ render, onClosePreview }: SideProps): ReactNode {
  return render(onClosePreview)
}
