import { useEffect } from 'react'
import { QueryStatus } from '@reduxjs/toolkit/query'
import { useSelector } from 'react-redux'
import { useLocation } from 'react-router-dom'
import { canonicalPath } from '#shared/address/paths.ts'
import type { RootState } from '#shared/api/createStore.ts'
import { listResources, resources } from '#shared/resources/resources.ts'
import { savesData } from '#shared/browser/prefetchFiles.ts'
import { whenIdle } from '#shared/browser/whenIdle.ts'
import { noteList, recentLists } from './recentLists.ts'

type LoadCode = (pathname: string) => void

/** Large, and its link is rarely opened. */
const seldom = '/users/import'

const lists = resources.map(({ path }) => canonicalPath(path))
const cardsAt = listResources.map(({ path }) => canonicalPath(path))

/**
 * Prefetches the code of a screen when its link or row is hovered or its link focused, of recent lists on the idle home
 * page, and of the cards of a list that has its rows. Does nothing with `Save-Data`.
 */
export function usePrefetchedScreens(load: LoadCode): void {
  const path = canonicalPath(useLocation().pathname)
  const isHome = path === '/' || path === '/home'
  const isReading = useSelector(({ api }: RootState) =>
    Object.values(api.queries).some((query) => query?.status === QueryStatus.pending),
  )

  useEffect(() => {
    let cancel: (() => void) | undefined
    // Idle, because a click that follows at once must not wait for it.
    const prefetch = ({ target }: Event): void => {
      const link = target instanceof Element ? linkAround(target) : null
      if (!link || link.origin !== location.origin || savesData()) return
      if (canonicalPath(link.pathname) === seldom) return
      cancel?.()
      cancel = whenIdle(() => load(link.pathname), 50)
    }
    const events = ['pointerover', 'focusin'] as const
    for (const event of events) document.addEventListener(event, prefetch)
    return () => {
      cancel?.()
      for (const event of events) document.removeEventListener(event, prefetch)
    }
  }, [load])

  useEffect(() => {
    if (lists.includes(path)) noteList(path)
  }, [path])

  useEffect(() => {
    if (isReading || (!isHome && !cardsAt.includes(path)) || savesData()) return
    return whenIdle(() => (isHome ? recentLists() : [`${path}/1`]).forEach((one) => load(one)))
  }, [isReading, isHome, path, load])
}

function linkAround(element: Element): HTMLAnchorElement | null {
  return element.closest('a') ?? element.closest('tr')?.querySelector('a[data-row]') ?? null
}
