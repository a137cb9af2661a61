import {
  createSlice,
  isFulfilled,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit'
import { rootReducer, type RootState } from '#shared/api/createStore.ts'
import { metaOf } from '#shared/api/joinedReads.ts'
import { store } from '#shared/api/store.ts'
import { onTokens, readSession, type Session } from '#shared/session/tokens.ts'
import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import { apiErrorOf } from '#shared/api/apiError.ts'
import { useSelector } from 'react-redux'
import { screenAt } from '#shared/address/screenAt.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'

type ResourceIds = readonly ResourceId[]

/** The resource of a write call, or undefined. */
export function resourceOf(call: string): ResourceId | undefined {
  return resources.find(({ writes }) => writes.includes(call))?.id
}

/** Whether an answer grants or refuses writing; null if it says neither, such as a refusal of the content. */
export function rightIn(error: unknown): 'given' | 'refused' | null {
  if (error === undefined) return 'given'
  return apiErrorOf(error)?.status === 403 ? 'refused' : null
}

/** Read-only resources after another answer; the same array without a change. */
export function readOnlyAfter(readOnly: ResourceIds, call: string, error: unknown): ResourceIds {
  const resource = resourceOf(call)
  const right = rightIn(error)
  if (resource === undefined || right === null || readOnly.includes(resource) === (right === 'refused'))
    return readOnly
  return right === 'refused' ? [...readOnly, resource] : readOnly.filter((one) => one !== resource)
}

/** Key of user, session and privileges, to which a refusal applies. */
export function rightsOf({ id, claims }: Pick<Session, 'id' | 'claims'>): string {
  return JSON.stringify([id, claims.userId, claims.uniqueName, claims.privileges.toSorted()])
}

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

/** Reason of a read-only screen, known only from a refused write (D15). */
export function useReadOnlyReason(): string | undefined {
  const { t } = useTranslation()
  const resource = screenAt(window.location.pathname)?.id
  const isReadOnly = useSelector((state: RootState) =>
    selectReadOnlyResources(state).some((one) => one === resource),
  )
  return isReadOnly ? t('readOnly') : undefined
}
