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
import { rightsOf, roomsAfter, type Rooms } from './readOnlyRules.ts'

type ReadOnly = { rights: string; rooms: Rooms }

const initialState: ReadOnly = { rights: '', rooms: [] }

function afterWrite(state: ReadOnly, action: UnknownAction, error?: unknown): ReadOnly {
  const rooms = roomsAfter(state.rooms, metaOf(action).arg?.endpointName ?? '', error)
  return rooms === state.rooms ? state : { ...state, rooms }
}

const readOnlySlice = createSlice({
  name: 'readOnly',
  initialState,
  reducers: {
    rightsRead: (state, { payload }: PayloadAction<string>) =>
      state.rights === payload ? state : { rights: payload, rooms: [] },
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(isFulfilled, (state, action) => afterWrite(state, action))
      .addMatcher(isRejectedWithValue, (state, action) => afterWrite(state, action, action.payload)),
  selectors: { rooms: ({ rooms }) => rooms },
})

declare module '#shared/api/createStore.ts' {
  interface LazySlices extends WithSlice<typeof readOnlySlice> {}
}

const { actions, selectors } = readOnlySlice.injectInto(rootReducer)

/** The rooms in which the service has refused this person, with these rights, to write. */
export const selectReadOnlyRooms = selectors.rooms

function readRights(): void {
  const session = readSession()
  store.dispatch(actions.rightsRead(session ? rightsOf(session) : ''))
}
onTokens(readRights)
readRights()
