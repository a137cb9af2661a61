import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { initials } from '#shared/format/initials.ts'
import { useTitle } from '#shared/hooks/useTitle.ts'
import { TimeAgo } from '#shared/format/TimeAgo.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon } from '#shared/ui/icons.tsx'
import './cardHeading.css'

/** What the head of a card says of its record. Texts of services have gone through `serverText`. */
export type CardRecord = {
  name: string
  /** Tells it from others of the same name. */
  about?: string | null | undefined
  state?: { isActive: boolean; isPending?: boolean; label: string } | undefined
  /** When it was last changed, as the service writes it. */
  changedOn?: string | null | undefined
}

type CardHeadingProps = {
  title: string
  onBack: () => void
  /** Absent where there is none, as on the card of a new one. */
  record?: CardRecord | undefined
  /** What can be done with the record. */
  children?: ReactNode
}

/** Title of a card, also of the document, with the way back before it (USR-24), and the record that it shows. */
export function CardHeading({ title, onBack, record, children }: CardHeadingProps): ReactElement {
  const { t } = useTranslation('cards')
  // Four people in four tabs are told apart by what their tabs begin with.
  useTitle('record', record?.name.trim() ? `${record.name} · ${title}` : title)
  return (
    <header className="card-heading" data-record={record && ''}>
      <IconButton
        className="card-back"
        label={t('back')}
        icon={<ChevronLeftIcon size={22} />}
        onClick={onBack}
      />
      <h1>{title}</h1>
      {record && (
        <>
          <span className="card-avatar" aria-hidden="true">
            {initials(record.name)}
          </span>
          <RecordFacts {...record} />
        </>
      )}
      {children}
    </header>
  )
}

function RecordFacts({ name, about, state, changedOn }: CardRecord): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <div className="card-record">
      <p className="card-name">
        <bdi>{name}</bdi>
        {state && (
          <span
            className="card-state"
            data-active={state.isActive || undefined}
            data-pending={state.isPending || undefined}
          >
            {state.label}
          </span>
        )}
      </p>
      <p className="card-facts">
        {about && <bdi>{about}</bdi>}
        {changedOn && <TimeAgo iso={changedOn} phrase={(when) => t('changed', { when })} />}
      </p>
    </div>
  )
}
