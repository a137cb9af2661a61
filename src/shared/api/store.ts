import { onOtherPerson, onPersonGone } from '#shared/session/currentPerson.ts'
import { onPauseChange } from '#shared/session/pausedSession.ts'
import { isSessionOver, onSessionEnd } from '#shared/session/sessionEvents.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'
import { api } from './api.ts'
import { createStore, personGone } from './createStore.ts'
import { dropEarlyReads } from './earlyReads.ts'

export const store = createStore()

onSessionEnd((end) => {
  dropEarlyReads()
  store.dispatch(sessionActions.ended(end))
})

onPersonGone(() => store.dispatch(personGone()))

// The cache of one user is not shown to another (hardening T41).
onOtherPerson(() => {
  store.dispatch(api.util.resetApiState())
})

onPauseChange(() => {
  if (!isSessionOver()) store.dispatch(sessionActions.authenticated())
})
