import { Avatar } from 'primereact/avatar'
import { Skeleton } from 'primereact/skeleton'
import { Tag } from 'primereact/tag'
import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { initials } from '#shared/format/initials.ts'
import { useTitle } from '#shared/hooks/useTitle.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon } from '#shared/ui/icons.tsx'
import { PrimePart } from '#shared/ui/prime/PrimePart.tsx'
import './cardHeading.css'
import { PositionInList } from './position/PositionInList.tsx'
import type { ListPosition } from './position/useListPosition.ts'
import { useNoteRecent } from './useNoteRecent.ts'

/** The record in the heading of a card. Service texts have been cleaned by `serverText`. */
export type CardRecord = {
  name: string
  /** Distinguishes it from others of the same name. */
  about?: string | null | undefined
  state?: { isActive: boolean; isPending?: boolean; label: string } | undefined
  /** When it was last changed, as the service writes it. */
  changedOn?: string | null | undefined
}

type CardHeadingProps = {
  title: string
  onBack: () => void
  /** Absent on the card of a new record. */
  record?: CardRecord | 'loading' | undefined
  /** Position in the list it was opened from. */
  position?: ListPosition | null | undefined
  /** What can be done with the record. */
  children?: ReactNode
}

/**
 * Title of a card and of the document, with its record, below the back link (USR-24), the links to its neighbours and
 * the actions.
 */
export function CardHeading(props: CardHeadingProps): ReactElement {
  const { title, onBack, record, position, children } = props
  const { t } = useTranslation('cards')
  // The name comes first, so that browser tabs of several cards can be told apart.
  const shown = record === 'loading' ? undefined : record
  useTitle('record', shown?.name.trim() ? `${shown.name} · ${title}` : title)
  useNoteRecent(shown)
  return (
    <header className="card-heading row wrap" data-record={record && ''}>
      <IconButton
        className="card-back"
        label={t('back')}
        icon={<ChevronLeftIcon size={22} />}
        onClick={onBack}
      />
      <PrimePart>
        <div className="card-identity grow row gap-4">
          {record && (
            <Avatar className="card-avatar avatar" aria-hidden="true" label={shown && initials(shown.name)} />
          )}
          <div className="card-record grow">
            <div className="card-kind row wrap">
              <h1>{title}</h1>
              {shown?.state && <RecordState {...shown.state} />}
            </div>
            {shown && <RecordFacts {...shown} />}
            {record === 'loading' && <Skeleton width="min(18rem, 100%)" height="1.25rem" />}
          </div>
        </div>
      </PrimePart>
      {position && <PositionInList position={position} />}
      {children}
    </header>
  )
}

function RecordState({ isActive, isPending, label }: NonNullable<CardRecord['state']>): ReactElement {
  return (
    <Tag
      className="card-state bold muted"
      data-active={isActive || undefined}
      data-pending={isPending || undefined}
      value={label}
    />
  )
}

function RecordFacts({ name, about, changedOn }: CardRecord): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <>
      <p className="card-name">
        <bdi translate="no" title={name}>
          {name}
        </bdi>
      </p>
      <p className="card-facts muted small">
        {about && (
          <bdi translate="no" title={about}>
            {about}
          </bdi>
        )}
        {changedOn && <TimeAgo at={changedOn} phrase={(when) => t('changed', { when })} />}
      </p>
    </>
  )
}
