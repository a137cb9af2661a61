import { useEffect, useEffectEvent, useState } from 'react'
import { useSelector } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import type { RootState } from '#shared/api/createStore.ts'
import { failureText } from '#shared/api/apiError.ts'
import { canonicalPath } from '#shared/address/paths.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { moveListVisit, keepTrail, readOfTrail, selectTrail, trailOf } from '#shared/list/listVisits.ts'
import { showToast } from '#shared/ui/toasts.ts'
import { pageOf, positionOf, stepFrom, withoutRecord, withPart } from './trailRules.ts'

type Step = 1 | -1

export type ListPosition = {
  /** Counted from 1. */
  at: number
  total: number
  isFirst: boolean
  isLast: boolean
  /** The next record is being read. */
  isBusy: boolean
  /** The direction of the step that led here. */
  cameBy: Step | undefined
  go: (step: Step) => Promise<void>
  /** Moves on when a step led to a deleted record. */
  skip: () => void
}

/** The record on screen, by list, also while it loads: steps start from it. */
const onScreen = new Map<string, number>()

type PositionOptions = {
  list: string
  /** Id of the record on the card; 0 and null have no position. */
  id: number | null
  /** The same tab of another record. */
  pathOf: (id: number) => string
}

/**
 * The position of a record in the list its card was opened from, and guarded steps to its neighbours. Null if the card
 * was opened another way, and after a reload.
 */
export function useListPosition({ list, id, pathOf }: PositionOptions): ListPosition | null {
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

  // The card of a copy reads another record, whose position does not apply.
  const isHere = id !== null && canonicalPath(pathname) === pathOf(id)
  const isMine = trail !== undefined && isHere && (trail.at === id || trail.to?.id === id)
  const position = isMine ? positionOf(trail, id) : null
  // The back link leads to the row of the record seen last.
  const arrive = useEffectEvent(() => {
    if (!trail || id === null || position === null || trail.at === id) return
    keepTrail(list, { ...trail, at: id })
    moveListVisit(list, String(id), pageOf(trail, position))
  })
  useEffect(() => arrive(), [list, id, position])
  if (!trail || id === null || position === null) return null

  /** The record next to a position; null if there is none or the read failed. */
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

  /** Reports and skips a deleted record. */
  function skip(): void {
    const now = trailOf(list)
    if (id === null || now?.to?.id !== id) return
    const { to, ...left } = withoutRecord(now, id)
    showToast({ kind: 'info', text: t('goneSkipped') })
    keepTrail(list, left)
    void goFrom(to!.step === 1 ? position! - 1 : position!, to!.step)
  }

  return {
    at: position + 1,
    total: trail.total,
    isFirst: stepFrom(trail, position, -1) === null,
    isLast: stepFrom(trail, position, 1) === null,
    isBusy,
    cameBy: trail.to?.id === id ? trail.to.step : undefined,
    go: (step) => goFrom(position, step),
    skip,
  }
}
