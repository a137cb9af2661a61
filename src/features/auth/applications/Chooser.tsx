import { Suspense, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { lazyPart } from '#shared/browser/lazyPart.tsx'
import { Button } from '#shared/ui/Button.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { asTyped } from '#shared/ui/asTyped.ts'
import { ApplicationCards } from './ApplicationCards.tsx'
import { looks, type OwnArrangement } from '#shared/browser/arrangement.ts'
import { groupsOf, foundIn, type Offer } from './offers.ts'
import type { OnSessionOver } from './useEnter.ts'
import './arrangeTexts.ts'

export const ArrangeCards = lazyPart(
  () =>
    import(/* webpackChunkName: "arrange-cards" */ './ArrangeCards.tsx').then(
      ({ ArrangeCards }) => ArrangeCards,
    ),
  'part',
)

/** Least number of applications with a search. */
const searchFrom = 8

type ChooserProps = {
  offers: readonly Offer[]
  own: OwnArrangement
  /** Without a session no order is stored. */
  isVisitor: boolean
  onSessionOver: OnSessionOver
}

/** The applications with search, as cards or a list, in the user's order. */
export function Chooser({ offers, own, isVisitor, onSessionOver }: ChooserProps): ReactElement {
  const { t } = useTranslation('arrange')
  const [typed, setTyped] = useState('')
  const [isArranging, setArranging] = useState(false)
  const search = useRef<HTMLInputElement>(null)
  const arrange = useRef<HTMLButtonElement>(null)
  const { arrangement } = own
  const groups = groupsOf(offers, arrangement)

  if (isArranging)
    return (
      <Suspense fallback={null}>
        <ArrangeCards
          groups={groups}
          own={own}
          onDone={() => {
            flushSync(() => setArranging(false))
            arrange.current?.focus()
          }}
        />
      </Suspense>
    )
  const found = foundIn(groups, typed)
  const count = found.reduce((sum, group) => sum + group.offers.length, 0)
  return (
    <>
      <div className="chooser-tools">
        {offers.length >= searchFrom && (
          <input
            ref={search}
            type="search"
            className="ui-input"
            aria-label={t('search')}
            placeholder={t('search')}
            value={typed}
            maxLength={100}
            autoComplete="off"
            {...asTyped}
            onChange={({ target }) => setTyped(target.value)}
          />
        )}
        <div role="group" aria-label={t('look')} className="chooser-looks">
          {looks.map((look) => (
            <button
              key={look}
              type="button"
              aria-pressed={look === arrangement.look}
              onClick={() => own.change({ ...arrangement, look })}
            >
              {t(`looks.${look}`)}
            </button>
          ))}
        </div>
        {!isVisitor && offers.length > 1 && (
          <Button ref={arrange} tone="secondary" onClick={() => setArranging(true)}>
            {t('arrange')}
          </Button>
        )}
      </div>
      <p className="sr-only" role="status">
        {typed.trim() !== '' && t('found', { count })}
      </p>
      {count > 0 ? (
        <ApplicationCards groups={found} look={arrangement.look} onSessionOver={onSessionOver} />
      ) : (
        <p>
          {t('nothingFound')}{' '}
          <LinkButton
            onClick={() => {
              setTyped('')
              search.current?.focus()
            }}
          >
            {t('showAll')}
          </LinkButton>
        </p>
      )}
    </>
  )
}
