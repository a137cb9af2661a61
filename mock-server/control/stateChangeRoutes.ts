import * as z from 'zod/mini'
import { states, type StateName } from '#contracts/states.ts'
import { stateHandlers } from './providerStates.ts'
import { bodyAs, ControlError, type ControlRoute } from './route.ts'
import { scenarios } from './scenarios.ts'

const stateOrder = z.object({
  state: z.string(),
  params: z.nullish(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))),
  action: z.optional(z.literal(['setup', 'teardown'])),
})
const scenarioOrder = z.strictObject({ name: z.string() })

export const stateChangeRoutes: ControlRoute[] = [
  {
    method: 'POST',
    path: '/provider-states',
    run({ host, ns, body }) {
      const { state, params, action } = bodyAs(stateOrder, body)
      if (!Object.hasOwn(states, state)) throw new ControlError(400, `The catalogue has no state '${state}'.`)
      if (action === 'teardown') {
        host.namespaces.reset(ns.name)
        return {}
      }
      const name = state as StateName
      const handle = stateHandlers[name] as (world: object, params: object) => Promise<object>
      return handle({ ns, cipher: host.cipher }, { ...states[name].params, ...params })
    },
  },
  {
    method: 'GET',
    path: '/scenarios',
    run: () => Object.entries(scenarios).map(([name, { does }]) => ({ name, does })),
  },
  {
    method: 'PUT',
    path: '/scenario',
    async run({ host, ns, body }) {
      const { name } = bodyAs(scenarioOrder, body)
      const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
      if (!scenario) throw new ControlError(400, `There is no scenario '${name}'; ask GET /scenarios.`)
      await scenario.play({ ns, cipher: host.cipher, hub: host.hub })
      return { name, does: scenario.does }
    },
  },
]
