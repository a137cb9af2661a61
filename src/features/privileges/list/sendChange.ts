import type { Privilege, PrivilegeBody } from '#contracts/privileges.ts'
import { againHeld, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { inOneSession } from '#shared/api/inOneSession.ts'
import { foundIn, type Changed, type Found } from '#shared/api/lookUp.ts'
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
  if (!privilege)
    return {
      data: { result: { informationCode: 'R11', information: i18n.t('privileges:gone') } },
      isUnsent: true,
    }
  return dispatch(
    privilegesApi.endpoints.modifyPrivilege.initiate({ body: toBody(privilege, change) }, { track: false }),
  )
}

/** Whether a privilege is as it was to be changed. */
export function lookUpChange(dispatch: Dispatch, { id }: Privilege, change: Change): Promise<Found> {
  const { listPrivileges } = privilegesApi.endpoints
  const { idstate, licence } = change
  return foundIn(answerOf(dispatch(listPrivileges.initiate({}, againHeld))), (privileges) =>
    privileges.some(
      (one) =>
        one.id === id && one.idstate === (idstate ?? one.idstate) && one.licence === (licence ?? one.licence),
    ),
  )
}
