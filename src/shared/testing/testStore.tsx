import type { ReactElement, ReactNode } from 'react'
import { Provider } from 'react-redux'
import { api } from '#shared/api/api.ts'
import { personGone, type Store } from '#shared/api/createStore.ts'
import { store } from '#shared/api/store.ts'
import { sessionActions } from '#shared/session/sessionSlice.ts'

/** The page's store in its initial state. */
export function freshStore(): Store {
  store.dispatch(personGone())
  store.dispatch(api.util.resetApiState())
  store.dispatch(sessionActions.ended({ reason: 'closed', message: null }))
  store.dispatch(sessionActions.endSeen())
  return store
}

/** Provides the store to parts rendered without their screen. */
export function PageStore({ children }: { children: ReactNode }): ReactElement {
  return <Provider store={store}>{children}</Provider>
}
