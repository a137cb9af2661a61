import { useId, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { saveFile } from '#shared/browser/saveFile.ts'
import { decodeUnicode } from '#shared/files/decode.ts'
import { readSession } from '#shared/session/tokens.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { CloseIcon } from '#shared/ui/icons.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import type { Undo } from './exportable.ts'
import { FileChanges } from './FileChanges.tsx'
import { PreferenceLine } from './PreferenceLine.tsx'
import { preferenceChoices } from './preferenceChoices.ts'
import {
  largestFile,
  readPreferences,
  writePreferences,
  type FileContent,
  type FileProblem,
} from './preferencesFile.ts'
import './preferences.css'
import './preferencesTexts.ts'

/** All preferences in this browser: edit, export, import and reset. */
export function PreferencesDialog({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['preferences', 'common'])
  const { t: screenText } = useTranslation('home')
  const theme = useTheme()
  const offered = preferenceChoices.filter((one) => one.isOffered(theme))
  const titleId = useId()
  const picker = useRef<HTMLInputElement>(null)
  const importer = useRef<HTMLButtonElement>(null)
  const [person] = useState(() => readSession()?.claims.uniqueName ?? '')
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [content, setContent] = useState<FileContent | null>(null)
  const [asksReset, setAsksReset] = useState(false)

  async function take(file: File): Promise<void> {
    const read = file.size > largestFile ? { problem: 'tooLarge' as const } : await readFile(file)
    if ('problem' in read) return setProblem(read.problem)
    setProblem(null)
    setContent(read)
  }

  /** Shows a toast with undo. */
  function done(text: string, undos: readonly Undo[]): void {
    showToast({
      kind: 'success',
      text,
      action: { label: t('common:undo'), isUndo: true, onAct: () => undos.forEach((undo) => undo()) },
    })
    onClose()
  }

  if (asksReset)
    return (
      <ConfirmDialog
        title={t('askReset')}
        acceptLabel={t('reset')}
        isDanger
        onCancel={() => setAsksReset(false)}
        onAccept={() => {
          done(
            t('resetDone'),
            preferenceChoices.map((one) => one.reset()),
          )
        }}
      >
        {t('resetAbout')}
      </ConfirmDialog>
    )

  return (
    <ModalDialog
      className="message-dialog wide-dialog preferences"
      aria-labelledby={titleId}
      onDismiss={onClose}
    >
      <div className="preferences-body dialog-body stack gap-4 breaks">
        <header className="preferences-head flow spread gap-3">
          <h2 className="title" id={titleId} tabIndex={-1} data-autofocus="">
            {content ? t('preview') : t('title')}
          </h2>
          <IconButton label={t('common:close')} icon={<CloseIcon size={20} />} onClick={onClose} />
        </header>
        {problem && <Notice kind="error">{problemText(problem)}</Notice>}
        {content ? (
          <FileChanges
            content={content}
            isOwn={content.person.toLowerCase() === person.toLowerCase()}
            onCancel={() => {
              // The pressed button unmounts; return the focus to the file button.
              flushSync(() => setContent(null))
              importer.current?.focus()
            }}
            onApply={(changes) => {
              done(
                t('applied'),
                changes.map((one) => one.apply()),
              )
            }}
          />
        ) : (
          <>
            <p>{t('about')}</p>
            <div className="preferences-own">
              {offered
                .filter(({ list }) => !list)
                .map((one) => (
                  <PreferenceLine key={one.id} one={one} label={one.name()} />
                ))}
            </div>
            <h3>{t('listsTitle')}</h3>
            <p>{t('listsAbout')}</p>
            <div>
              {[...new Set(offered.flatMap(({ list }) => list ?? []))].map((list) => (
                <div
                  key={list.id}
                  role="group"
                  aria-label={screenText(`${list.id}.title`)}
                  className="preferences-list stack"
                >
                  <PageLink className="ui-link" to={list.path} onClick={onClose}>
                    {screenText(`${list.id}.title`)}
                  </PageLink>
                  {offered
                    .filter((one) => one.list === list)
                    .map((one) => (
                      <PreferenceLine key={one.id} one={one} label={t('density')} />
                    ))}
                </div>
              ))}
            </div>
            <div className="preferences-actions preferences-file flow gap-3">
              <Button
                tone="secondary"
                onClick={() =>
                  saveFile(t('file'), writePreferences(person, preferenceChoices), 'application/json')
                }
              >
                {t('export')}
              </Button>
              <Button ref={importer} tone="secondary" onClick={() => picker.current?.click()}>
                {t('import')}
              </Button>
              <Button tone="quiet" onClick={() => setAsksReset(true)}>
                {t('askForReset')}
              </Button>
            </div>
            <input
              ref={picker}
              type="file"
              accept=".json,application/json"
              aria-label={t('import')}
              hidden
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) void take(file)
                currentTarget.value = ''
              }}
            />
          </>
        )}
      </div>
    </ModalDialog>
  )

  function problemText(one: FileProblem): string {
    if (typeof one === 'string') return t(`problems.${one}`)
    return t('problems.unreadable', { name: serverText(one.unreadable) ?? '' })
  }
}

async function readFile(file: File): Promise<ReturnType<typeof readPreferences>> {
  try {
    const read = decodeUnicode(new Uint8Array(await file.arrayBuffer()))
    if ('text' in read) return readPreferences(read.text, preferenceChoices)
    return { problem: read.code === 'notText' ? 'notPreferences' : read.code }
  } catch {
    // The file was removed or is unreadable.
    return { problem: 'notPreferences' }
  }
}
