import { onSessionEnd } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { api } from './api.ts'
import { createStore } from './createStore.ts'

/** The store of this page. Whatever a session had read goes with the session (hardening T39, T41). */
export const store = createStore()

onSessionEnd((end) => {
  store.dispatch(sessionActions.ended(end))
  store.dispatch(api.util.resetApiState())
})
