import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSelector } from 'react-redux'
import type { CollectFailure } from '#shared/list/useCollecting.ts'
import { collectUsers, useAskUsers } from '../list/useCollectUsers.ts'
import type { WirePage } from '../list/joinPages.ts'
import type { UsersQuestion } from '../list/wireInput.ts'
import { followUsers, type UsersFollowed } from '../usersChanges.ts'
import { setLastReadUsers, outdateUsers, selectLastReadUsers } from './lastReadUsers.ts'

type RunningRead = { phase: 'running'; done: number; total: number | null; isWaiting?: boolean }
export type Reading = { phase: 'idle' | 'stopped' } | RunningRead | { phase: 'failed'; error: CollectFailure }

export const begun: RunningRead = { phase: 'running', done: 0, total: null }

/** Answers of a read, and the writes since it began. */
type Pages = { key: string; answers: Map<number, WirePage>; written: UsersFollowed }

/** Minimum time between progress updates, ms. */
const progressEvery = 100

/**
 * Reads all users of a search, over all pages, six at once. It can be stopped; after a failure only missing pages are
 * read. The previous result stays until a read completes.
 */
export function useReadUsers({ search, sort }: UsersQuestion) {
  const key = JSON.stringify([search, sort])
  const ask = useAskUsers({ search, sort })
  const kept = useSelector(selectLastReadUsers)
  const read = kept?.key === key ? kept : null
  const [state, setState] = useState<{ key: string; reading: Reading }>({ key, reading: begun })
  const [round, setRound] = useState(0)
  const running = useRef<AbortController | null>(null)
  const pages = useRef<Pages | null>(null)

  const setReading = (reading: Reading): void => setState({ key, reading })
  const begin = useEffectEvent(async (signal: AbortSignal) => {
    if (pages.current?.key !== key) forget()
    const own: Pages = pages.current ?? { key, answers: new Map(), written: followUsers() }
    pages.current = own
    const { answers, written } = own
    let shownAt = 0
    const collected = await collectUsers(
      async (page) => {
        const known = answers.get(page)
        if (known) return { data: known }
        const answer = await ask(page, signal)
        if ('data' in answer && !signal.aborted) answers.set(page, answer.data)
        return answer
      },
      (done, total, isWaiting = false) => {
        const now = Date.now()
        if (signal.aborted || (!isWaiting && now - shownAt < progressEvery)) return
        shownAt = now
        setReading({ phase: 'running', done, total, ...(isWaiting && { isWaiting }) })
      },
      signal,
    )
    if (signal.aborted) return
    const isOver = !('error' in collected) || collected.error === 'changed'
    if (isOver) forget()
    if ('error' in collected) return setReading({ phase: 'failed', error: collected.error })
    const users = written.applied(collected.data)
    // A user was added and may be on any page.
    if (users === null) {
      setReading(begun)
      return setRound((now) => now + 1)
    }
    setReading({ phase: 'idle' })
    setLastReadUsers({ key, users, at: Date.now() })
  })

  function forget(): void {
    pages.current?.written.stop()
    pages.current = null
  }
  function again(): void {
    setReading(begun)
    forget()
    setRound((now) => now + 1)
    outdateUsers()
  }
  const leave = useEffectEvent(forget)
  useEffect(() => () => leave(), [])

  const isLacking = read === null || read.isOld === true
  useEffect(() => {
    if (!isLacking) return undefined
    const controller = new AbortController()
    running.current = controller
    void begin(controller.signal)
    return () => controller.abort()
  }, [key, isLacking, round])

  function readingNow(): Reading {
    if (!isLacking) return { phase: 'idle' }
    // The state of another search is ignored.
    return state.key === key && state.reading.phase !== 'idle' ? state.reading : begun
  }
  return {
    read,
    reading: readingNow(),
    stop: () => {
      running.current?.abort()
      setReading({ phase: 'stopped' })
    },
    goOn: () => {
      setReading(begun)
      setRound((now) => now + 1)
    },
    again,
  }
}
