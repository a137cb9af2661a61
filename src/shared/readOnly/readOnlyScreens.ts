import {
  createSlice,
  isFulfilled,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { rootReducer } from '#shared/api/createStore.ts'
import { metaOf } from '#shared/api/metaOf.ts'
import { store } from '#shared/api/store.ts'
import { onTokens, readSession } from '#shared/session/tokens.ts'
import { rightsOf, screensAfter, type Screens } from './readOnlyRules.ts'

type ReadOnly = { rights: string; screens: Screens }

const initialState: ReadOnly = { rights: '', screens: [] }

function afterWrite(state: ReadOnly, action: UnknownAction, error?: unknown): ReadOnly {
  const screens = screensAfter(state.screens, metaOf(action).arg?.endpointName ?? '', error)
  return screens === state.screens ? state : { ...state, screens }
}

const readOnlySlice = createSlice({
  name: 'readOnly',
  initialState,
  reducers: {
    rightsRead: (state, { payload }: PayloadAction<string>) =>
      state.rights === payload ? state : { rights: payload, screens: [] },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isFulfilled, (state, action) => afterWrite(state, action))
      .addMatcher(isRejectedWithValue, (state, action) => afterWrite(state, action, action.payload)),
  selectors: { screens: ({ screens }) => screens },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof readOnlySlice> {}
}

const { actions, selectors } = readOnlySlice.injectInto(rootReducer)

/** Screens whose writes the service has refused for this user and their privileges. */
export const selectReadOnlyScreens = selectors.screens

function readRights(): void {
  const session = readSession()
  store.dispatch(actions.rightsRead(session ? rightsOf(session) : ''))
}
onTokens(readRights)
readRights()
