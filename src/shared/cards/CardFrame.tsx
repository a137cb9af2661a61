import type { ComponentProps, ReactElement, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { buttonLook } from '#shared/ui/Button.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { CardHeading } from './CardHeading.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import './cardTexts.ts'

type CardFrameProps = { title: string; product: string; listPath: () => string; children: ReactNode }

/** The frame of a card whose record is not there. */
function CardFrame({ title, product, listPath, children }: CardFrameProps): ReactElement {
  const navigate = useNavigate()
  return (
    <div className="card">
      <CardHeading title={title} product={product} onBack={() => void navigate(listPath())} />
      {children}
    </div>
  )
}

type LoadingCardProps = Omit<CardFrameProps, 'children'> & {
  answers: ComponentProps<typeof LoadState>['answers']
  /** How many values the groups of its first tab have. */
  groups: readonly number[]
}

/** A card whose record is loading, or did not load. */
export function LoadingCard({ answers, groups, ...frame }: LoadingCardProps): ReactElement {
  return (
    <CardFrame {...frame}>
      <LoadState answers={answers}>
        <CardSkeleton groups={groups} />
      </LoadState>
    </CardFrame>
  )
}

type MissingCardProps = Omit<CardFrameProps, 'children'> & {
  /** Where there is more to say than that it may be gone. */
  about?: string
  /** Names the list. */
  toList: string
}

/** The card of a record that does not exist. */
export function MissingCard({ about, toList, ...frame }: MissingCardProps): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <CardFrame {...frame}>
      <div className="card-missing">
        <p>{about ?? t('missing')}</p>
        <PageLink to={frame.listPath()} {...buttonLook('secondary')}>
          {toList}
        </PageLink>
      </div>
    </CardFrame>
  )
}
