import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { FailureNotice } from '#shared/ui/FailureNotice.tsx'
import { ApplicationCard } from './ApplicationCard.tsx'
import type { Look } from '#shared/browser/arrangement.ts'
import type { Group, Offer } from './offers.ts'
import { useEnter, type OnSessionOver } from './useEnter.ts'

type ApplicationCardsProps = { groups: readonly Group[]; look: Look; onSessionOver: OnSessionOver }

/** Favourites and accessible applications first, the rest of the suite below. */
export function ApplicationCards({ groups, look, onSessionOver }: ApplicationCardsProps): ReactElement {
  const { t } = useTranslation('chooser')
  const { opening, failed, enter } = useEnter(onSessionOver)
  const offers = groups.flatMap((group) => group.offers)
  const title = offers.find(({ application }) => application.name === opening)?.application.title

  const section = (heading: string, members: readonly Offer[]): ReactElement => (
    <section className="app-group" aria-label={heading} key={heading}>
      {groups.length > 1 && <h2>{heading}</h2>}
      <ul className="app-cards" data-look={look}>
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
      {groups.map(({ id, offers: members }) => section(t(groupNames[id]), members))}
    </div>
  )
}

export const groupNames = { favourites: 'favourites', own: 'yours', others: 'others' } as const

/** Placeholder for `count` application cards. */
export function ApplicationsSkeleton({ count }: { count: number }): ReactElement {
  const { t } = useTranslation()
  return (
    <div className="app-cards" role="status">
      <span className="sr-only">{t('loading')}</span>
      {Array.from({ length: count }, (_, at) => (
        <span key={at} className="app-card app-skeleton" />
      ))}
    </div>
  )
}
