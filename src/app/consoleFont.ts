import { QueryStatus } from '@reduxjs/toolkit/query/react'
import type { Store } from '#shared/api/createStore.ts'
import { log } from '#shared/browser/log.ts'
import { localStore } from '#shared/browser/storage.ts'
import file from '#shared/ui/fonts/inter.woff2'

/** Set once the font was loaded, so that the next page loads it from the cache at once. */
const cachedKey = 'font'

/** Loads the console's font after the first screen, or at once if it is cached. */
export function loadConsoleFont(from: Store): void {
  if (typeof FontFace === 'undefined') return
  if (localStore.get(cachedKey) !== null || isSettled(from)) return void load()
  const stop = from.subscribe(() => {
    if (!isSettled(from)) return
    stop()
    void load()
  })
}

/** True if calls were made and none is pending. */
function isSettled(from: Store): boolean {
  const queries = Object.values(from.getState().api.queries)
  return queries.length > 0 && queries.every((query) => query?.status !== QueryStatus.pending)
}

async function load(): Promise<void> {
  try {
    document.fonts.add(await new FontFace('Inter', `url(${file})`, { weight: '400 700' }).load())
    localStore.set(cachedKey, 'inter')
  } catch {
    log('the font of the console did not come; its fallback has the same measures')
  }
}
