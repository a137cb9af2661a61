import { onPauseChange } from '#shared/session/pausedSession.ts'
import { isSessionOver, onSessionEnd } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { createStore } from './createStore.ts'
import { dropEarlyReads } from './earlyReads.ts'

/** The store of this page. */
export const store = createStore()

onSessionEnd((end) => {
  dropEarlyReads()
  store.dispatch(sessionActions.ended(end))
})

onPauseChange(() => {
  if (!isSessionOver()) store.dispatch(sessionActions.authenticated())
})
