import { useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { showToast } from '#shared/ui/toasts.ts'
import { NameForm } from './NameForm.tsx'
import { ViewRow } from './ViewRow.tsx'
import { lastOpened } from '../listVisits.ts'
import { useViews } from './useViews.ts'
import { withBack, withChanged, withNamed, withOpening, withoutView, type Shown } from './viewRules.ts'
import { mostViews, type NamedView, type Views } from './views.ts'
import './views.css'
import './viewsTexts.ts'

export type ViewsPanelProps = {
  shown: Shown
  /** Number of rows; null while unknown. */
  total: number | null
  /** Number of rows found by a search, if all rows are in the client. */
  countOf?: ((search: string) => number | null) | undefined
  onClose: (focus?: 'button' | 'leave') => void
}

/** Saved views of a list: open, name, change, set as default, delete. */
export function ViewsPanel(props: ViewsPanelProps): ReactElement {
  const { total, countOf, onClose } = props
  const { t } = useTranslation(['views', 'common'])
  const navigate = useNavigate()
  const list = useRef<HTMLUListElement>(null)
  const [renamed, setRenamed] = useState<string | null>(null)
  const { choice, path, views, opens, now, current, isWhole, wholePath, pathOf, noteOpened } = useViews(
    props.shown,
  )
  const opened = views.find((one) => one.id === lastOpened(path))
  const names = (but?: NamedView): string[] => views.filter((one) => one !== but).map(({ name }) => name)
  const wholeCount = countOf?.('') ?? (isWhole ? total : null)

  function countFor(one: NamedView): number | null {
    if (one === current) return total
    return countOf?.(new URLSearchParams(one.query).get('search') ?? '') ?? null
  }
  /** Puts the whole view into the address, so that the link can be shared. */
  function show(one: NamedView): void {
    noteOpened(one)
    void navigate(pathOf(one), { replace: true })
  }
  function save(name: string): void {
    const next = withNamed(choice.read(), name, now)
    choice.choose(next)
    show(next.views.at(-1)!)
    onClose()
    showToast({ kind: 'success', text: t('saved', { name }) })
  }
  function update(one: NamedView): void {
    choice.choose(withChanged(choice.read(), one.id, { query: now }))
    show({ ...one, query: now })
    onClose()
    showToast({ kind: 'success', text: t('saved', { name: one.name }) })
  }
  function remove(one: NamedView): void {
    const before = choice.read()
    list.current?.querySelector<HTMLElement>('a')?.focus()
    choice.choose(withoutView(before, one.id))
    showToast({
      kind: 'success',
      text: t('deleted', { name: one.name }),
      action: {
        label: t('common:undo'),
        isUndo: true,
        onAct: () => bringBack(one, before),
      },
    })
  }
  /** Restores the focus, which would be lost with the field. */
  function endRename(one: NamedView): void {
    flushSync(() => setRenamed(null))
    const row = list.current?.children[views.indexOf(one) + 1]
    row?.querySelector<HTMLElement>('.view-rename')?.focus()
  }

  function bringBack(one: NamedView, before: Views): void {
    const back = withBack(choice.read(), one, before)
    if (back) choice.choose(back)
    else showToast({ kind: 'error', text: t('tooMany', { max: mostViews }) })
  }

  return (
    <>
      <ul ref={list} className="views stack gap-1" aria-label={t('title')}>
        <li className="view-row row tints">
          <PageLink
            className="row gap-2 grow breaks"
            to={wholePath}
            aria-current={isWhole ? 'true' : undefined}
            onClick={() => onClose()}
          >
            {t('whole')}
            {wholeCount !== null && <span className="view-count muted small fixed">{wholeCount}</span>}
          </PageLink>
        </li>
        {views.map((one) =>
          one.id === renamed ? (
            <li key={one.id}>
              <NameForm
                label={t('rename', { name: one.name })}
                submit={t('common:accept')}
                name={one.name}
                others={names(one)}
                onCancel={() => endRename(one)}
                onName={(name) => {
                  choice.choose(withChanged(choice.read(), one.id, { name }))
                  endRename(one)
                }}
              />
            </li>
          ) : (
            <ViewRow
              key={one.id}
              view={one}
              to={pathOf(one)}
              count={countFor(one)}
              isShown={one === current}
              isFirst={one.id === opens}
              onOpen={() => {
                noteOpened(one)
                onClose()
              }}
              onFirst={() => choice.choose(withOpening(choice.read(), one.id === opens ? null : one.id))}
              onRename={() => setRenamed(one.id)}
              onDelete={() => remove(one)}
            />
          ),
        )}
      </ul>
      {opened && !current && (
        <div>
          <Button tone="secondary" onClick={() => update(opened)}>
            {t('update', { name: opened.name })}
          </Button>
        </div>
      )}
      {!current && views.length < mostViews && (
        <NameForm label={t('name')} submit={t('save')} name="" others={names()} onName={save} />
      )}
      <p className="muted small">
        {views.length < mostViews ? t('about') : t('tooMany', { max: mostViews })}
      </p>
    </>
  )
}
