import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { inOneSession } from '#shared/api/inOneSession.ts'
import type { Changed, Read } from '#shared/api/lookUp.ts'
import { isActive } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { privilegesApi } from '../api.ts'
import { readPrivilege, toBody } from '../readPrivilege.ts'

type Change = Partial<Pick<PrivilegeBody, 'idstate' | 'licence'>>

/**
 * Sends a privilege whole, read just before, with one thing changed (D27): what somebody else has changed meanwhile
 * stays. Where it cannot be read nothing is sent.
 */
export async function sendChange(dispatch: Dispatch, { id }: Privilege, change: Change): Promise<Changed> {
  const answer = await inOneSession(readPrivilege(dispatch, id))
  if ('error' in answer) return { ...answer, isUnsent: true }
  const { privilege } = answer.value
  if (!privilege) return { gone: i18n.t('privileges:gone') }
  return dispatch(
    privilegesApi.endpoints.modifyPrivilege.initiate({ body: toBody(privilege, change) }, { track: false }),
  )
}

/** What one thing of a privilege is now. */
export async function readNow<Value>(
  dispatch: Dispatch,
  { id }: Privilege,
  view: (privilege: Privilege) => Value,
): Promise<Read<Value | null>> {
  const answer = await answerOf(dispatch(privilegesApi.endpoints.listPrivileges.initiate({}, again)))
  if ('error' in answer) return answer
  const privilege = answer.data.find((one) => one.id === id)
  return { value: privilege ? view(privilege) : null }
}

export const isOn = ({ idstate }: Privilege): boolean => isActive(idstate)
