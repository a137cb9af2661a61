import { useState, type ReactElement, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { daysAgo } from '#shared/lib/daysAgo.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { initials } from '#shared/lib/initials.ts'
import { useTitle } from '#shared/lib/useTitle.ts'
import { formatDate } from '#shared/list/formatDate.ts'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { ChevronLeftIcon } from '#shared/ui/icons.tsx'
import './cardTexts.ts'
import './cards.css'

/** What the head of a card says of its record. Texts of services have gone through `serverText`. */
export type CardRecord = {
  name: string
  /** Tells it from others of the same name. */
  about?: string | null | undefined
  state?: { isActive: boolean; label: string } | undefined
  /** When it was last changed, as the service writes it. */
  changedOn?: string | null | undefined
}

type CardHeadingProps = {
  title: string
  /** Stands behind the title in the name of the document. */
  product: string
  onBack: () => void
  /** Absent where there is none, as on the card of a new one. */
  record?: CardRecord | undefined
  /** What can be done with the record. */
  children?: ReactNode
}

/** Title of a card, also of the document, with the way back before it (USR-24), and the record that it shows. */
export function CardHeading({ title, product, onBack, record, children }: CardHeadingProps): ReactElement {
  const { t } = useTranslation('cards')
  useTitle('record', title, product)
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
  const [now] = useState(Date.now)
  const when = daysAgo(changedOn, now, i18n.language)
  const date = formatDate(changedOn)
  return (
    <div className="card-record">
      <p className="card-name">
        <bdi>{name}</bdi>
        {state && (
          <span className="card-state" data-active={state.isActive || undefined}>
            {state.label}
          </span>
        )}
      </p>
      <p className="card-facts">
        {about && <bdi>{about}</bdi>}
        {changedOn && (
          <time dateTime={changedOn} title={date}>
            {when ? t('changed', { when }) : t('changedOn', { date })}
          </time>
        )}
      </p>
    </div>
  )
}
