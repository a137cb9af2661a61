import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { createStore } from './createStore.ts'
import { dropEarlyReads } from './earlyReads.ts'

/** The store of this page. */
export const store = createStore()

onSessionEnd((end) => {
  dropEarlyReads()
  store.dispatch(sessionActions.ended(end))
})
