import {
  Suspense,
  useEffect,
  useEffectEvent,
  useState,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
} from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Navigate, useNavigate, useParams } from 'react-router-dom'
import { hasAnyStoredDraft } from '#shared/drafts/draftOwners.ts'
import { LostDraft } from '#shared/drafts/loadDrafts.ts'
import { buttonLook } from '#shared/ui/Button.tsx'
import { LoadState } from '#shared/ui/LoadState.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import type { CardAddress } from './cardAddress.ts'
import { CardHeading } from './CardHeading.tsx'
import { CardSkeleton } from './CardSkeleton.tsx'
import './cardTexts.ts'
import { useListPosition } from './position/useListPosition.ts'

/** A record: null if it does not exist, undefined while unknown. */
export type RecordRead<Stored> = {
  record: Stored | null | undefined
  answers: ComponentProps<typeof LoadState>['answers']
}

type StoredCardProps<Tab extends string, Stored> = {
  id: number
  tab: Tab
  address: CardAddress<Tab>
  /** Reads the record with this id. */
  useRecord: (id: number) => RecordRead<Stored>
  /** Its heading while it loads. */
  title: (tab: Tab) => string
  /** How many values the groups of its first tab have. */
  skeletonGroups: readonly number[]
  texts: {
    notFound: string
    /** More text than that it may be deleted. */
    about?: string
    /** Names the list. */
    toList: string
  }
  /** The card itself. */
  children: (record: Stored, tab: Tab) => ReactElement
}

type CardScreenProps<Tab extends string, Stored> = Omit<
  StoredCardProps<Tab, Stored>,
  'id' | 'tab' | 'children'
> & {
  /** The card itself; null is a new record. */
  children: (record: Stored | null, tab: Tab) => ReactElement
}

/** The screen of a card address: the record, loading, or why it is missing. */
export function CardScreen<Tab extends string, Stored>(props: CardScreenProps<Tab, Stored>): ReactElement {
  const { address, children } = props
  const { id, tab } = address.read(useParams<'id' | 'tab'>())
  if (id === null) return <MissingCard {...props} id={null} />
  if (tab === null) return <Navigate to={address.path(id)} replace />
  if (id === 0) return children(null, tab)
  return <StoredCard key={id} {...props} id={id} tab={tab} />
}

/** The card of a record. It stays when the record is deleted, so that unsaved work is not lost. */
export function StoredCard<Tab extends string, Stored>(props: StoredCardProps<Tab, Stored>): ReactElement {
  const { id, tab, useRecord, title, skeletonGroups, children } = props
  const { record, answers } = useRecord(id)
  const [kept, setKept] = useState(record)
  if (record && record !== kept) setKept(record)
  const shown = record ?? kept
  if (shown) return children(shown, tab)
  if (record === null) return <MissingCard {...props} id={id} />
  return (
    <CardFrame title={title(tab)} address={props.address} id={id} tab={tab} record="loading">
      <LoadState answers={answers}>
        <CardSkeleton skeletonGroups={skeletonGroups} />
      </LoadState>
    </CardFrame>
  )
}

type MissingCardProps<Tab extends string> = Pick<StoredCardProps<Tab, unknown>, 'texts'> &
  Pick<CardFrameProps<Tab>, 'address' | 'tab'> & {
    /** Null if the address has no valid id. */
    id: number | null
  }

function MissingCard<Tab extends string>({ address, texts, id, tab }: MissingCardProps<Tab>): ReactElement {
  const { t } = useTranslation('cards')
  return (
    <CardFrame title={texts.notFound} address={address} id={id} tab={tab} isGone>
      {id !== null && hasAnyStoredDraft() && (
        <Suspense fallback={null}>
          <LostDraft kind={address.list} id={id} />
        </Suspense>
      )}
      <div className="card-missing panel stack gap-3">
        <p className="muted">{texts.about ?? t('missing')}</p>
        <PageLink to={address.listPath()} {...buttonLook('secondary')}>
          {texts.toList}
        </PageLink>
      </div>
    </CardFrame>
  )
}

type CardFrameProps<Tab extends string> = {
  title: string
  address: Pick<CardAddress<Tab>, 'list' | 'listPath' | 'path'>
  id: number | null
  tab?: Tab | undefined
  record?: 'loading'
  /** The record no longer exists. */
  isGone?: true
  children: ReactNode
}

function CardFrame<Tab extends string>(props: CardFrameProps<Tab>): ReactElement {
  const { title, address, id, tab, record, isGone, children } = props
  const navigate = useNavigate()
  const position = useListPosition({ list: address.list, id, pathOf: (other) => address.path(other, tab) })
  const skip = useEffectEvent(() => position?.skip())
  useEffect(() => {
    if (isGone) skip()
  }, [isGone])
  return (
    <div className="card stack">
      <CardHeading
        title={title}
        onBack={() => void navigate(address.listPath())}
        record={record}
        position={position}
      />
      {children}
    </div>
  )
}
