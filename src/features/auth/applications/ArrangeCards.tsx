import { useRef, useState, type DragEvent, type KeyboardEvent, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useHeadingFocus } from '../page/PageHeading.tsx'
import { serverText } from '#shared/texts/serverText.ts'
import { Button } from '#shared/ui/Button.tsx'
import { groupNames } from './ApplicationCards.tsx'
import { ArrangeRow } from './ArrangeRow.tsx'
import type { Arrangement, OwnArrangement } from '#shared/browser/arrangement.ts'
import { groupsOf, type Group, type Offer } from './offers.ts'
import { dropOn, moveBy, toggleFavourite } from './moves.ts'
import './arrangeCards.css'

type ArrangeCardsProps = { groups: readonly Group[]; own: OwnArrangement; onDone: () => void }

/** Editor of the user's own order: by dragging, by buttons, or by Alt and an arrow key. */
export function ArrangeCards({ groups, own, onDone }: ArrangeCardsProps): ReactElement {
  const { t } = useTranslation(['arrange', 'chooser'])
  const { arrangement, change } = own
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)
  const heading = useHeadingFocus()

  function take(next: Arrangement, id: number): void {
    if (next === arrangement) return
    const held = document.activeElement?.getAttribute('data-held')
    flushSync(() => {
      change(next)
      setAnnouncement(
        placeOf(
          groupsOf(
            groups.flatMap(({ offers }) => offers),
            next,
          ),
          id,
        ),
      )
    })
    // A moved element, or one rendered in another group, loses the focus.
    if (held) box.current?.querySelector<HTMLElement>(`[data-held="${held}"]`)?.focus()
  }

  function placeOf(next: readonly Group[], id: number): string {
    const group = next.find(({ offers }) => offers.some((offer) => offer.application.id === id))!
    const at = group.offers.findIndex((offer) => offer.application.id === id)
    return t('moved', {
      title: titleOf(group.offers[at]!),
      group: t(`chooser:${groupNames[group.id]}`),
      position: at + 1,
      count: group.offers.length,
    })
  }

  function onKeyDown(event: KeyboardEvent, id: number): void {
    const by = ({ ArrowUp: -1, ArrowDown: 1 } as const)[event.key]
    if (!by || !event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    take(moveBy(groups, arrangement, id, by), id)
  }

  function onDrop(event: DragEvent, target: number): void {
    event.preventDefault()
    if (dragged !== null) take(dropOn(groups, arrangement, dragged, target), dragged)
    endDrag()
  }

  function endDrag(): void {
    setDragged(null)
    setOver(null)
  }

  return (
    <div className="app-groups" ref={box}>
      <div className="arrange-head">
        <h2 ref={heading} tabIndex={-1}>
          {t('arrange')}
        </h2>
        <Button tone="secondary" onClick={() => change({ ...arrangement, order: [], favourites: [] })}>
          {t('resetOrder')}
        </Button>
        <Button onClick={onDone}>{t('done')}</Button>
        <p>{t('arrangeHint')}</p>
      </div>
      <p className="sr-only" role="status">
        {announcement}
      </p>
      {groups.map(({ id: group, offers }) => (
        <section className="app-group" key={group} aria-label={t(`chooser:${groupNames[group]}`)}>
          <h3>{t(`chooser:${groupNames[group]}`)}</h3>
          <ul className="arrange-rows">
            {offers.map((offer, at) => {
              const { id } = offer.application
              return (
                <li
                  key={id}
                  draggable
                  data-dragged={dragged === id || undefined}
                  data-over={over === id && dragged !== id ? '' : undefined}
                  onKeyDown={(event) => onKeyDown(event, id)}
                  onDragStart={(event) => {
                    event.dataTransfer.effectAllowed = 'move'
                    setDragged(id)
                  }}
                  onDragEnd={endDrag}
                  onDragOver={(event) => {
                    if (dragged === null) return
                    event.preventDefault()
                    setOver(id)
                  }}
                  onDrop={(event) => onDrop(event, id)}
                >
                  <ArrangeRow
                    offer={offer}
                    title={titleOf(offer)}
                    isFavourite={group === 'favourites'}
                    isFirst={at === 0}
                    isLast={at === offers.length - 1}
                    onMove={(by) => take(moveBy(groups, arrangement, id, by), id)}
                    onFavourite={() => take(toggleFavourite(arrangement, id), id)}
                  />
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </div>
  )
}

function titleOf({ application }: Offer): string {
  return serverText(application.title) ?? application.name
}
