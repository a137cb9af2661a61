import type { ReactElement, ReactNode } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { log } from '#shared/browser/log.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { ExternalLink } from '#shared/ui/ExternalLink.tsx'
import { ChevronRightIcon } from '#shared/ui/icons.tsx'
import { Spinner } from '#shared/ui/Spinner.tsx'
import { ApplicationIcon } from '#themes/ApplicationIcon.tsx'
import type { Offer } from './offers.ts'

type CardProps = { offer: Offer; isOpening: boolean; onEnter: () => void }

/** One application: a button that logs in to it, or a link to its own page (AVA-01 to AVA-03). */
export function ApplicationCard({
  offer: { application, does },
  isOpening,
  onEnter,
}: CardProps): ReactElement {
  const { t } = useTranslation('chooser')
  const title = serverText(application.title) ?? application.name
  const face = (action: ReactNode): ReactNode => (
    <>
      <ApplicationIcon name={application.name} title={title} />
      <span className="app-text">
        <bdi translate="no" className="app-title">
          {title}
        </bdi>{' '}
        <span className="app-action">{action}</span>
      </span>
    </>
  )
  switch (does.kind) {
    case 'enter':
      return (
        <button type="button" className="app-card" aria-disabled={isOpening || undefined} onClick={onEnter}>
          {face(t('enter'))}
          {isOpening ? <Spinner /> : <ChevronRightIcon />}
        </button>
      )
    case 'landing':
      return (
        <ExternalLink className="app-card" href={does.href}>
          {face(t('discover'))}
        </ExternalLink>
      )
    case 'nothing':
      return (
        <button
          type="button"
          className="app-card"
          data-quiet=""
          onClick={() => log(`the application ${application.name} has no landing address`)}
        >
          {face(t('noLanding'))}
        </button>
      )
  }
}
