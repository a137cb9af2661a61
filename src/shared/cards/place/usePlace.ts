import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RootState } from '#shared/api/createStore.ts'
import { failureText } from '#shared/api/failureText.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { moveListVisit, keepTrail, readOfTrail, selectTrail, trailOf } from '#shared/list/listsLeft.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { pageOf, placeOf, stepFrom, withoutRecord, withPart } from './trailRules.ts'

type Step = 1 | -1

export type Place = {
  /** Counted from 1. */
  at: number
  total: number
  isFirst: boolean
  isLast: boolean
  /** Who comes next is being read. */
  isBusy: boolean
  /** Which way the card before this one led here. */
  cameBy: Step | undefined
  go: (step: Step) => Promise<void>
  /** Goes on where a step has led to a record that is gone. */
  skip: () => void
}

/** By list, the record whose card is on screen, while that is read, too: a step goes on from it whatever renders it. */
const onScreen = new Map<string, number>()

type PlaceOptions = {
  list: string
  /** Of the record whose card this is; 0 and null have no place. */
  id: number | null
  /** The same tab of another one. */
  pathOf: (id: number) => string
}

/**
 * The place of a record in the list that its card was opened from, and the ways to those before and after it, through
 * the guard of unsaved work. Null where the card was opened otherwise, and after a reload.
 */
export function usePlace({ list, id, pathOf }: PlaceOptions): Place | null {
  const { t } = useTranslation('cards')
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const trail = useSelector((state: RootState) => selectTrail(state, list))
  const [isBusy, setBusy] = useState(false)
  useEffect(() => {
    if (id === null) return undefined
    onScreen.set(list, id)
    return () => {
      if (onScreen.get(list) === id) onScreen.delete(list)
    }
  }, [list, id])

  // The card of a copy reads another record, which has its place elsewhere.
  const isHere = id !== null && canonicalPath(pathname) === pathOf(id)
  const isMine = trail !== undefined && isHere && (trail.at === id || trail.to?.id === id)
  const place = isMine ? placeOf(trail, id) : null
  // The way back leads to the row of the record that is looked at last.
  const arrive = useEffectEvent(() => {
    if (!trail || id === null || place === null || trail.at === id) return
    keepTrail(list, { ...trail, at: id })
    moveListVisit(list, String(id), pageOf(trail, place))
  })
  useEffect(() => arrive(), [list, id, place])
  if (!trail || id === null || place === null) return null

  /** Who stands beside the place; null where nobody does, or that could not be read. */
  async function find(from: number, step: Step): Promise<number | null> {
    for (;;) {
      const now = trailOf(list)
      const found = now && stepFrom(now, from, step)
      if (!found) {
        showToast({ kind: 'info', text: t(step === 1 ? 'lastOfList' : 'firstOfList') })
        return null
      }
      if ('id' in found) return found.id
      const answer = await readOfTrail(list)?.(found.unread)
      if (!answer || 'error' in answer) {
        if (answer && answer.error.kind !== 'session')
          showToast({ kind: 'error', text: failureText(answer.error), error: answer.error })
        return null
      }
      keepTrail(list, withPart(trailOf(list) ?? now, found.unread, answer.data))
    }
  }

  async function goFrom(from: number, step: Step): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const to = await find(from, step)
    setBusy(false)
    const now = trailOf(list)
    if (to === null || !now || onScreen.get(list) !== id) return
    keepTrail(list, { ...now, to: { id: to, step } })
    void navigate(pathOf(to), { replace: true })
  }

  /** A record that is gone when a step leads to it is said and skipped. */
  function skip(): void {
    const now = trailOf(list)
    if (id === null || now?.to?.id !== id) return
    const { to, ...left } = withoutRecord(now, id)
    showToast({ kind: 'info', text: t('goneSkipped') })
    keepTrail(list, left)
    void goFrom(to!.step === 1 ? place! - 1 : place!, to!.step)
  }

  return {
    at: place + 1,
    total: trail.total,
    isFirst: stepFrom(trail, place, -1) === null,
    isLast: stepFrom(trail, place, 1) === null,
    isBusy,
    cameBy: trail.to?.id === id ? trail.to.step : undefined,
    go: (step) => goFrom(place, step),
    skip,
  }
}
