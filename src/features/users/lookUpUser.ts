import { isActive, stateFor } from '#shared/records/activeState.ts'
import { forcedRead, answerOf, foundIn, type Found, type Read } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { UndoStep, Switch } from '#shared/changes/change.ts'
import { usersApi } from './api.ts'

/** Whether a user is there. */
export function lookUpPresence(dispatch: Dispatch, id: number, isThere: boolean): Promise<Found> {
  return foundIn(readAgain(dispatch, id), (user) => (user !== null) === isThere)
}

/** The state of a user. */
export function userSwitch(dispatch: Dispatch, { id }: { id: number }): Switch {
  async function read(): Promise<Read<boolean | null>> {
    const answer = await readAgain(dispatch, id)
    return 'error' in answer ? answer : { data: answer.data && isActive(answer.data.idstate) }
  }
  return {
    read,
    writeTo(isOn, onDone) {
      const body = { id, idstate: stateFor(isOn) }
      const { setUserState } = usersApi.endpoints
      return {
        send: () => dispatch(setUserState.initiate({ body }, { track: false })),
        lookUp: () => foundIn(read(), (now) => now === isOn),
        onDone,
      }
    },
  }
}

/** Undo of a delete. */
export function bringBack(dispatch: Dispatch, id: number, name: string): UndoStep {
  const { activateDeletedUser } = usersApi.endpoints
  return {
    name,
    async look() {
      const answer = await readAgain(dispatch, id)
      if ('error' in answer) return answer
      if (answer.data) return { isBack: true }
      return { send: () => dispatch(activateDeletedUser.initiate({ body: { id } }, { track: false })) }
    },
    isBack: () => lookUpPresence(dispatch, id, true),
  }
}

function readAgain(dispatch: Dispatch, id: number) {
  return answerOf(dispatch(usersApi.endpoints.getUser.initiate({ id }, forcedRead)))
}
