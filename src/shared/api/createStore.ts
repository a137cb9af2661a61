import {
  combineSlices,
  configureStore,
  createAction,
  type Reducer,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit'
import { sessionSlice } from '#shared/session/sessionSlice.ts'
import { api } from './api.ts'
import { noteSubscriptions, noteForegroundReads } from './joinedReads.ts'

/** Lazy slices, extended by `declare module` where they are defined. */
export interface LazySlices {}

const initialSlices = { [api.reducerPath]: api.reducer, session: sessionSlice.reducer }

/** Slices add themselves with `injectInto`. */
export const rootReducer = combineSlices(initialSlices).withLazyLoadedSlices<LazySlices>()

/** The user has signed out, or another one has signed in (hardening T41, T42). */
export const personGone = createAction('personGone')

/** Resets all slices with user data; api cache and session have their own listeners (`store.ts`). */
export const reducer: Reducer<RootState> = (state, action) => {
  if (!state || !personGone.match(action)) return rootReducer(state, action)
  const { [api.reducerPath]: answers, session } = state
  return rootReducer({ [api.reducerPath]: answers, session }, action)
}

/** Development checks skip runs, which hold thousands of results and change ten times a second. */
const checks = { ignoredPaths: ['runs'], warnAfter: 500 }

export function createStore() {
  return configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ immutableCheck: checks, serializableCheck: checks }).concat(
        noteSubscriptions,
        noteForegroundReads,
        api.middleware,
      ),
    // Subscribers hear of an answer at once, not with the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: process.env.NODE_ENV !== 'production',
  })
}

export type RootState = ReturnType<typeof rootReducer>
export type Store = ReturnType<typeof createStore>
export type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>
