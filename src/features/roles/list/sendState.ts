import type { Role } from '#contracts/roles.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { inOneSession } from '#shared/api/inOneSession.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { rolesApi } from '../api.ts'
import { readRole, toBody } from '../readRole.ts'

/**
 * Sends a role whole, read just before, with another state (D27, G-40): what it gives stays, and what somebody else
 * has changed meanwhile. Where it cannot be read nothing is sent.
 */
export async function sendState(
  dispatch: Dispatch,
  { id }: Role,
  idstate: number,
): Promise<{ data?: unknown; error?: unknown }> {
  const answer = await inOneSession(readRole(dispatch, id))
  if ('error' in answer) return answer
  const { role, access } = answer.value
  if (!role) return { data: { result: { informationCode: 'R11', information: i18n.t('roles:gone') } } }
  return dispatch(
    rolesApi.endpoints.modifyRole.initiate({ body: toBody(role, access, { idstate }) }, { track: false }),
  )
}
