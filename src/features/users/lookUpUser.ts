import { isActive } from '#shared/records/activeState.ts'
import { againHeld, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn, type Found } from '#shared/api/lookUp.ts'
import { usersApi } from './api.ts'

/** Whether a user is there. */
export function lookUpPresence(dispatch: Dispatch, id: number, isThere: boolean): Promise<Found> {
  return foundIn(readAgain(dispatch, id), (user) => (user !== null) === isThere)
}

/** Whether a user is switched on or off. */
export function lookUpState(dispatch: Dispatch, id: number, isOn: boolean): Promise<Found> {
  return foundIn(readAgain(dispatch, id), (user) => user !== null && isActive(user.idstate) === isOn)
}

function readAgain(dispatch: Dispatch, id: number) {
  return answerOf(dispatch(usersApi.endpoints.getUser.initiate(id, againHeld)))
}
