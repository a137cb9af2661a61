import * as z from 'zod/mini'
import { states, type StateName } from '#contracts/states.ts'
import { isOn, playScenario, undoScenario } from './playScenario.ts'
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
    does: "Sets up a provider state in Pact's format and returns its values; `teardown` resets the namespace.",
    body: stateOrder,
    example: { state: 'a session is open', params: { userName: 'admin' }, action: 'setup' },
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
    does: 'The scenarios, and which of them are on.',
    run: ({ host, ns }) =>
      Object.entries(scenarios).map(([name, { does, isOnce = false }]) => ({
        name,
        does,
        once: isOnce,
        on: isOn({ ns, cipher: host.cipher, hub: host.hub }, name),
      })),
  },
  {
    method: 'PUT',
    path: '/scenario',
    does: 'Turns a scenario on; they add up until they are undone.',
    body: scenarioOrder,
    example: { name: 'lockout' },
    async run({ host, ns, body }) {
      const { name } = bodyAs(scenarioOrder, body)
      await playScenario({ ns, cipher: host.cipher, hub: host.hub }, name)
      return { name, does: scenarios[name]!.does }
    },
  },
  {
    method: 'DELETE',
    path: '/scenarios/{name}',
    does: 'Undoes a scenario.',
    async run({ host, ns, params: { name = '' } }) {
      await undoScenario({ ns, cipher: host.cipher, hub: host.hub }, name)
      return { takenBack: name }
    },
  },
]
