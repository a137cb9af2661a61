import type { Privilege } from '#contracts/privileges.ts'
import { again, answerOf } from '#shared/api/answerOf.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { foundIn, type Read } from '#shared/api/lookUp.ts'
import type { Switch } from '#shared/changes/switchChange.ts'
import { isActive, stateFor } from '#shared/records/activeState.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { privilegesApi } from '../api.ts'
import { readPrivilege, toBody } from '../readPrivilege.ts'

/**
 * Sends a privilege whole, read just before, with its state or its licence changed (D27): what somebody else has changed
 * meanwhile stays.
 */
export function privilegeSwitch(
  dispatch: Dispatch,
  { id }: Privilege,
  field: 'idstate' | 'licence' = 'idstate',
): Switch {
  const { listPrivileges, modifyPrivilege } = privilegesApi.endpoints

  async function read(): Promise<Read<boolean | null>> {
    const answer = await answerOf(dispatch(listPrivileges.initiate({}, again)))
    if ('error' in answer) return answer
    const privilege = answer.data.find((one) => one.id === id)
    if (!privilege) return { value: null }
    return { value: field === 'licence' ? privilege.licence : isActive(privilege.idstate) }
  }

  return {
    read,
    to: (isOn, onDone) => ({
      async prepare() {
        const answer = await readPrivilege(dispatch, id)
        if ('error' in answer) return answer
        const { privilege } = answer.value
        if (!privilege) return { refusal: i18n.t('privileges:gone') }
        const body = toBody(privilege, field === 'licence' ? { licence: isOn } : { idstate: stateFor(isOn) })
        return {
          send: () => dispatch(modifyPrivilege.initiate({ body }, { track: false })),
          lookUp: () => foundIn(read(), (now) => now === isOn),
          onDone,
        }
      },
    }),
  }
}
