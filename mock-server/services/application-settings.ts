import * as z from 'zod/mini'
import type { ApplicationSettings, applicationSettingsEndpoints } from '#contracts/application-settings.ts'
import { later } from '../store/clock.ts'
import { timeOf, type Namespace } from '../store/namespace.ts'
import { byId } from '../store/queries.ts'
import { applicationRecord } from '../store/records.ts'
import { applicationRefusal, countRolesByApplication, renameApplication } from './applicationRules.ts'
import { queued, ok, type Answer, type Services } from './service.ts'

export const applicationSettingsServices: Services<typeof applicationSettingsEndpoints> = {
  getApplication({ ns }, { headers }) {
    const application = ns.tables.applications.findFirst(byId(Number(headers.id)))
    if (!application) return ok({ records: [] })
    return ok({ records: [{ ...application, ...countRolesByApplication(ns)(application.name) }] })
  },

  createApplication: ({ ns }, { body }) =>
    queued(ns, async () => {
      const refusal = applicationRefusal(ns, body)
      if (refusal !== null) return outcome('R11', refusal)
      const { applications } = ns.tables
      await applications.create({ ...fresh(ns), ...fieldsOf(body), id: applications.nextId() })
      return outcome('A10', 'La aplicación fue creada')
    }),

  modifyApplication: ({ ns }, { body }) =>
    queued(ns, async () => {
      const before = ns.tables.applications.findFirst(byId(body.id))
      if (!before) return outcome('R11', 'La aplicación no existe.')
      const refusal = applicationRefusal(ns, body, before)
      if (refusal !== null) return outcome('R11', refusal)
      const modifiedOn = later(before.modifiedOn, ns.clock.now())
      await ns.tables.applications.put({ ...before, ...fieldsOf(body), modifiedOn })
      await renameApplication(ns, before.name, body.name)
      return outcome('A10', 'La aplicación fue modificada')
    }),
}

function outcome(informationCode: string, information: string): Answer {
  return ok({ result: { informationCode, information } })
}

/** Internal fields that a save does not change. */
function fresh(ns: Namespace) {
  return {
    rolCount: null,
    rolCountUnique: null,
    version: '1.0.0',
    modifiedOn: timeOf(ns),
    isFreeTrial: false,
    urlFreeTrial: null,
    codeFreeTrial: null,
    parameters: [],
  }
}

const changeable = z.omit(applicationRecord, {
  id: true,
  rolCount: true,
  rolCountUnique: true,
  version: true,
  modifiedOn: true,
  isFreeTrial: true,
  urlFreeTrial: true,
  codeFreeTrial: true,
  parameters: true,
})

/** The rules have refused all other missing values. */
function fieldsOf({ description, maxConcurrentTokens, ...body }: ApplicationSettings) {
  return changeable.parse({
    ...body,
    description: description ?? '',
    maxConcurrentTokens: maxConcurrentTokens ?? 1,
  })
}
