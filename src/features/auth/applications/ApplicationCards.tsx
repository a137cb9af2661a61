import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import type { Offer } from './offers.ts'
import { useEnter, type OnSessionOver } from './useEnter.ts'

type ApplicationCardsProps = { offers: readonly Offer[]; onSessionOver: OnSessionOver }

/** One's own applications first, the rest of the suite below. */
export function ApplicationCards({ offers, onSessionOver }: ApplicationCardsProps): ReactElement {
  const { t } = useTranslation('chooser')
  const { opening, failed, enter } = useEnter(onSessionOver)
  const own = offers.filter(({ does }) => does.kind === 'enter')
  const others = offers.filter(({ does }) => does.kind !== 'enter')
  const hasBoth = own.length > 0 && others.length > 0
  const title = offers.find(({ application }) => application.name === opening)?.application.title

  const group = (heading: string, members: readonly Offer[]): ReactElement => (
    <section className="app-group" aria-label={heading}>
      {hasBoth && <h2>{heading}</h2>}
      <ul className="app-cards">
        {members.map((offer) => (
          <li key={offer.application.id}>
            <ApplicationCard
              offer={offer}
              isOpening={opening === offer.application.name}
              onEnter={() => void enter(offer)}
            />
          </li>
        ))}
      </ul>
    </section>
  )

  return (
    <div className="app-groups">
      {failed && <FailureNotice error={failed} />}
      <p className="sr-only" role="status">
        {opening === null ? '' : t('opening', { title: serverText(title) ?? opening })}
      </p>
      {own.length > 0 && group(t('yours'), own)}
      {others.length > 0 && group(t('others'), others)}
    </div>
  )
}
