import {
  Suspense,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
} from 'react'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { useLentPart } from '#shared/borrow/lentParts.ts'
import { useIsOnline } from '#shared/browser/useIsOnline.ts'
import { maxSearch } from '#shared/list/listParams.ts'
import { Overlay } from '#shared/ui/Overlay.tsx'
import { asTyped } from '#shared/ui/asTyped.ts'
import { SearchIcon } from '#shared/ui/consoleIcons.tsx'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ModalDialog } from '#shared/ui/ModalDialog.tsx'
import { kinds, stepOf, type Entry } from './entries.ts'
import './palette.css'
import './paletteTexts.ts'
import { useFoundPeople, type FoundPeople } from './useFoundPeople.ts'
import { usePaletteEntries } from './usePaletteEntries.ts'
import { useRecords } from './useRecords.ts'

type PaletteProps = {
  /** Text typed before the chunk loaded. */
  begun?: string
  onClose: () => void
}

/** Command palette for screens, people, records and actions. A combobox with a listbox, as in the ARIA practices. */
export function Palette({ begun = '', onClose }: PaletteProps): ReactElement {
  const { t } = useTranslation('palette')
  const { t: common } = useTranslation()
  const id = useId()
  const navigate = useNavigate()
  const isOnline = useIsOnline()
  const [typed, setTyped] = useState(begun)
  const [chosen, setChosen] = useState<string | null>(null)
  // Pressed before the people answer: Enter opens the first result, the right arrow its roles.
  const [early, setEarly] = useState<'Enter' | 'ArrowRight' | null>(null)
  const [round, setRound] = useState(0)
  const people = useFoundPeople(typed, isOnline, round)
  const { records, isAsking } = useRecords(isOnline && typed.trim() !== '')
  // Render the letter first: searching thousands of records takes longer.
  const searched = useDeferredValue(typed)
  const entries = usePaletteEntries({ typed: searched, people, records })
  const list = useRef<HTMLDivElement>(null)
  const [giving, setGiving] = useState<Entry | null>(null)
  // Keep the selection when entries appear above it.
  const at = Math.max(
    0,
    entries.findIndex((one) => one.id === chosen),
  )
  const isWaiting = people.isAsking || isAsking || searched !== typed
  const isFailed = people.error !== undefined
  // Results of an earlier search are outdated; recent entries need no answer.
  const isSure = searched === typed && (!people.isAsking || chosen !== null || entries[at]?.kind === 'recent')
  // After a failure the first match is not what the key was meant for.
  const due = isWaiting || isFailed ? null : early
  const onAnswer = useEffectEvent(() => entries[at] && choose(entries[at]))
  useEffect(() => {
    if (due === 'Enter') onAnswer()
  }, [due])
  if (due === 'ArrowRight') {
    setEarly(null)
    if (entries[at]?.person) setGiving(entries[at])
  }

  function choose({ does }: Entry): void {
    onClose()
    // After the dialog has closed: the action may open another dialog, which needs the focus.
    if ('run' in does) setTimeout(does.run)
    else void navigate(does.path)
  }
  function move(to: number): void {
    setChosen(entries[to]!.id)
    setEarly(null)
    list.current?.querySelectorAll('[role=option]')[to]?.scrollIntoView({ block: 'nearest' })
  }
  function press(event: KeyboardEvent): void {
    const to = stepOf(event.key, at, entries.length)
    if (to !== null) move(to)
    else if (event.key === 'ArrowRight' && isAtEnd(event) && !isSure) setEarly('ArrowRight')
    else if (event.key === 'ArrowRight' && isAtEnd(event) && entries[at]?.person) setGiving(entries[at])
    else if (event.key === 'Enter' && isWaiting && chosen === null) setEarly('Enter')
    else if (event.key === 'Enter' && entries[at]) choose(entries[at])
    else return
    event.preventDefault()
  }

  if (giving?.person)
    return (
      <Suspense fallback={<Overlay label={common('loading')} />}>
        <Borrowed
          part="QuickRoles"
          id={giving.person}
          name={giving.name}
          nextLabel={t('saveAndAnother')}
          onNext={() => {
            setGiving(null)
            setTyped('')
            setChosen(null)
          }}
          onClose={onClose}
        />
      </Suspense>
    )
  return (
    <ModalDialog
      className="message-dialog wide-dialog palette phone-wide"
      aria-label={t('title')}
      onDismiss={onClose}
    >
      <div className="palette-box">
        <div className="palette-field search-line">
          <SearchIcon size={20} />
          <input
            type="text"
            role="combobox"
            data-autofocus=""
            aria-label={t('title')}
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={entries[at] && `${id}-${at}`}
            placeholder={t('hint')}
            value={typed}
            maxLength={maxSearch}
            autoComplete="off"
            {...asTyped}
            enterKeyHint="go"
            onChange={({ target }) => {
              setTyped(target.value)
              setChosen(null)
              setEarly(null)
            }}
            onKeyDown={press}
          />
          <button type="button" className="palette-close muted small fixed" onClick={onClose}>
            {t('close')}
          </button>
        </div>
        <div className="palette-list" role="listbox" id={`${id}-list`} aria-label={t('results')} ref={list}>
          {kinds.map((kind) => (
            <Group
              key={kind}
              {...{ kind, entries, at, id }}
              onChoose={choose}
              onPoint={setChosen}
              onRoles={setGiving}
            />
          ))}
        </div>
        <Notes
          {...{ people, isOnline, isWaiting, typed }}
          count={entries.reduce((sum, { count = 1 }) => sum + count, 0)}
          isPerson={entries[at]?.person !== undefined}
          onRetry={() => setRound(round + 1)}
        />
      </div>
    </ModalDialog>
  )
}

/** True if the caret is at the end, so the right arrow would not move it. */
function isAtEnd({ target }: KeyboardEvent): boolean {
  const { selectionStart, value } = target as HTMLInputElement
  return selectionStart === value.length
}

type GroupProps = {
  kind: Entry['kind']
  entries: readonly Entry[]
  at: number
  id: string
  onChoose: (entry: Entry) => void
  onPoint: (id: string) => void
  onRoles: (person: Entry) => void
}

function Group({ kind, entries, at, id, onChoose, onPoint, onRoles }: GroupProps): ReactElement | null {
  const { t } = useTranslation('palette')
  const { load: loadRoles } = useLentPart('QuickRoles')
  const own = entries.flatMap((entry, place) => (entry.kind === kind ? { entry, place } : []))
  if (own.length === 0) return null
  return (
    <div role="group" aria-labelledby={`${id}-${kind}`}>
      <p className="palette-kind bold faint" id={`${id}-${kind}`} role="presentation">
        {t(`kinds.${kind}`)}
      </p>
      {own.map(({ entry, place }) => (
        <div
          key={entry.id}
          id={`${id}-${place}`}
          role="option"
          aria-selected={place === at}
          className="palette-entry row gap-3 breaks"
          onPointerMove={() => place !== at && onPoint(entry.id)}
          onClick={() => onChoose(entry)}
        >
          <span className="words grow">
            <bdi translate="no">{entry.name}</bdi>
            {entry.about && (
              <bdi translate="no" className="muted small">
                {entry.about}
              </bdi>
            )}
          </span>
          {entry.person !== undefined && (
            // For pointers only: an option may not contain controls; the right arrow does the same.
            <span
              className="palette-roles surface small fixed"
              aria-hidden="true"
              onPointerEnter={() => void loadRoles()}
              onClick={(event) => {
                event.stopPropagation()
                onRoles(entry)
              }}
            >
              {t('roles')}
            </span>
          )}
        </div>
      ))}
    </div>
  )
}

type NotesProps = {
  people: FoundPeople
  isOnline: boolean
  isWaiting: boolean
  typed: string
  count: number
  /** True if the selected entry is a person. */
  isPerson: boolean
  onRetry: () => void
}

/** Status messages below the results. */
function Notes({ people, isOnline, isWaiting, typed, count, isPerson, onRetry }: NotesProps): ReactElement {
  const { t } = useTranslation('palette')
  const { error } = people
  function text(): string {
    if (!isOnline) return t('offline')
    if (isWaiting) return t('waiting')
    if (typed.trim() === '') return t('keysHint')
    const found = count === 0 ? t('nothing', { typed: typed.trim() }) : t('count', { count })
    return isPerson ? `${found} · ${t('rolesHint')}` : found
  }
  return (
    <>
      {error && (
        <FailureNotice error={error} onRetry={onRetry}>
          <p>{t('peopleFailed')}</p>
        </FailureNotice>
      )}
      <p className="palette-note faint small" role="status">
        {text()}
      </p>
    </>
  )
}
