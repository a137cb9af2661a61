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
import { rightsOf, readOnlyAfter, type ResourceIds } from './readOnlyRules.ts'

type ReadOnly = { rights: string; resources: ResourceIds }

const initialState: ReadOnly = { rights: '', resources: [] }

function afterWrite(state: ReadOnly, action: UnknownAction, error?: unknown): ReadOnly {
  const resources = readOnlyAfter(state.resources, metaOf(action).arg?.endpointName ?? '', error)
  return resources === state.resources ? state : { ...state, resources }
}

const readOnlySlice = createSlice({
  name: 'readOnly',
  initialState,
  reducers: {
    rightsRead: (state, { payload }: PayloadAction<string>) =>
      state.rights === payload ? state : { rights: payload, resources: [] },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isFulfilled, (state, action) => afterWrite(state, action))
      .addMatcher(isRejectedWithValue, (state, action) => afterWrite(state, action, action.payload)),
  selectors: { resources: ({ resources }) => resources },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof readOnlySlice> {}
}

const { actions, selectors } = readOnlySlice.injectInto(rootReducer)

/** Resources whose writes the service has refused for this user and their privileges. */
export const selectReadOnlyResources = selectors.resources

function readRights(): void {
  const session = readSession()
  store.dispatch(actions.rightsRead(session ? rightsOf(session) : ''))
}
onTokens(readRights)
readRights()
