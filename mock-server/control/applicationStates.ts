import type { StateName } from '#contracts/states.ts'
import { changeApplication } from './changeRecords.ts'
import type { StateHandlers } from './stateHandler.ts'
import { named } from '../store/queries.ts'

type ApplicationStateName = Extract<StateName, 'an application is there' | 'an application name is free'>

/** Provider states about applications. */
export const applicationStates: StateHandlers<ApplicationStateName> = {
  async 'an application is there'({ ns }, { appName, idState }) {
    return { applicationId: (await changeApplication(ns, appName, () => ({ idState }))).id }
  },
  'an application name is free'({ ns: { tables } }, { appName }) {
    tables.applications.delete(named(appName))
    return Promise.resolve({})
  },
}
