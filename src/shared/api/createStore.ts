import { configureStore, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit'
import { sessionSlice } from '#shared/session/sessionSlice.ts'
import { api } from './api.ts'
import { noteSubscriptions } from './prefetch.ts'
import { noteLoudReads } from './quiet.ts'

export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionSlice.reducer },
    middleware: (defaults) => defaults().concat(noteSubscriptions, noteLoudReads, api.middleware),
    // What a call has brought is told as soon as it is there, not with the next frame.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
    devTools: false,
  })
}

export type Store = ReturnType<typeof createStore>
export type RootState = ReturnType<Store['getState']>
export type Dispatch = ThunkDispatch<RootState, unknown, UnknownAction>
