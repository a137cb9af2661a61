import type { Role } from '#contracts/roles.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { inOneSession } from '#shared/api/inOneSession.ts'
import type { Changed, Read } from '#shared/api/lookUp.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { rolesApi } from '../api.ts'
import { readRole, toBody } from '../readRole.ts'

/**
 * Sends a role whole, read just before, with another state (D27, G-40): what it gives stays, and what somebody else
 * has changed meanwhile. Where it cannot be read nothing is sent.
 */
export async function sendState(dispatch: Dispatch, { id }: Role, turnsOn: boolean): Promise<Changed> {
  const answer = await inOneSession(readRole(dispatch, id))
  if ('error' in answer) return { ...answer, isUnsent: true }
  const { role, access } = answer.value
  if (!role) return { gone: i18n.t('roles:gone') }
  return dispatch(
    rolesApi.endpoints.modifyRole.initiate(
      { body: toBody(role, access, { idstate: stateFor(turnsOn) }) },
      { track: false },
    ),
  )
}

/** Whether a role is switched on. */
export async function readIsOn(dispatch: Dispatch, { id }: Role): Promise<Read<boolean | null>> {
  const answer = await answerOf(dispatch(rolesApi.endpoints.listRoles.initiate({}, again)))
  if ('error' in answer) return answer
  const role = answer.data.find((one) => one.id === id)
  return { value: role ? isActive(role.idstate) : null }
}
