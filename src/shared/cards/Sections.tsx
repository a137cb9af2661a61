import { useEffect, useEffectEvent, useId, useRef, useState, type ReactElement, type ReactNode } from 'react'
import { useSelector } from 'react-redux'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import type { ChangeList } from '#shared/changes/ChangesPanel.tsx'
import { selectChanges } from '#shared/changes/changes.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useSeen } from '#shared/browser/useSeen.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { InSection } from './CardGroup.tsx'
import './cardTexts.ts'
import './sections.css'
import './tabs.css'
import { TabCount, type Tab } from './Tabs.tsx'

/** A tab of a card, which is a section of its page in view mode. */
export type SectionTab = Tab & {
  content: () => ReactNode
  /** What its edit button in view mode says in place of 'Editar', and does in place of opening the tab. */
  editLabel?: string
  onEdit?: () => void
}

/** A section of a record in view mode that is no tab. */
export type MoreSection = {
  id: string
  title: string
  content: () => ReactNode
}

type SectionsProps = {
  tabs: readonly SectionTab[]
  current: string
  /** Sections below those of the tabs, rendered when they come into view. */
  more: readonly MoreSection[]
  /** Edits the record at a tab. */
  onEdit: (tab: string) => void
}

/** A record in view mode: its tabs as sections of one page, with links to them. */
export function Sections({ tabs, current, more, onEdit }: SectionsProps): ReactElement {
  const { t } = useTranslation('cards')
  const { key } = useLocation()
  const root = useRef<HTMLDivElement>(null)
  const isFirst = current === tabs[0]!.id
  const isPop = useNavigationType() === NavigationType.Pop
  const isShown = useRef(false)

  // An address of another tab leads to its section; Back and Forward leave the scrolling to the browser.
  const lead = useEffectEvent(() => {
    const wasShown = isShown.current
    isShown.current = true
    if (wasShown ? isPop : isFirst) return
    const heading = root.current!.querySelector<HTMLElement>('[data-current] h2')!
    heading.focus({ preventScroll: true })
    if (isFirst) window.scrollTo(0, 0)
    else heading.parentElement!.scrollIntoView()
  })
  useEffect(() => lead(), [key])

  return (
    <div className="stack" ref={root}>
      <nav className="tabs" aria-label={t('tabs')}>
        {tabs.map(({ id, label, path, count }) => (
          <PageLink key={id} className="rings-inside" to={path} aria-current={id === current || undefined}>
            {label}
            <TabCount count={count} />
            <span className="sr-only">{` (${t('section')})`}</span>
          </PageLink>
        ))}
      </nav>
      {tabs.map((tab) => (
        <Section
          key={tab.id}
          title={tab.label}
          isCurrent={tab.id === current}
          onEdit={tab.onEdit ?? (() => onEdit(tab.id))}
          editLabel={tab.editLabel}
        >
          {tab.content()}
        </Section>
      ))}
      {more.map(({ id, title, content }) => (
        <Section key={id} title={title}>
          <WhenSeen>{content}</WhenSeen>
        </Section>
      ))}
      <RecordChanges path={tabs[0]!.path} />
    </div>
  )
}

/** What was changed of the record in this session, newest first. */
function RecordChanges({ path }: { path: string }): ReactElement | null {
  const { t } = useTranslation('cards')
  const changes = useSelector(selectChanges).filter((change) => change.path === path)
  const [List, setList] = useState<typeof ChangeList>()
  const hasChanges = changes.length > 0
  useEffect(() => {
    if (!hasChanges) return
    // The page does without the list when its code cannot be loaded.
    import(/* webpackChunkName: "changes" */ '#shared/changes/ChangesPanel.tsx').then(
      (code) => setList(() => code.ChangeList),
      () => {},
    )
  }, [hasChanges])
  if (!hasChanges || !List) return null
  return (
    <Section title={t('changesOfSession')}>
      <WhenSeen>{() => <List changes={changes} />}</WhenSeen>
    </Section>
  )
}

type SectionProps = {
  title: string
  isCurrent?: boolean
  onEdit?: (() => void) | undefined
  editLabel?: string | undefined
  children: ReactNode
}

function Section({ title, isCurrent, onEdit, editLabel, children }: SectionProps): ReactElement {
  const { t } = useTranslation('cards')
  const id = useId()
  const readOnly = useReadOnlyReason()
  return (
    <section className="card-section stack gap-3" aria-labelledby={id} data-current={isCurrent || undefined}>
      <div className="card-section-head row spread gap-3">
        <h2 id={id} tabIndex={-1}>
          {title}
        </h2>
        {onEdit && (
          <ReasonButton
            tone="quiet"
            reason={readOnly}
            aria-label={editLabel ?? t('editSection', { section: title })}
            onClick={onEdit}
          >
            {editLabel ?? t('edit')}
          </ReasonButton>
        )}
      </div>
      <InSection value>{children}</InSection>
    </section>
  )
}

/** Renders its content, and so requests its data, when it comes into view. */
export function WhenSeen({ children }: { children: () => ReactNode }): ReactElement {
  const place = useRef<HTMLDivElement>(null)
  return (
    <div className="card-later panel stack gap-3" ref={place}>
      {useSeen(place) && children()}
    </div>
  )
}
