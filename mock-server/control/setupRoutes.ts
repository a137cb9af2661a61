import * as z from 'zod/mini'
import type { PageSettings } from '../pageAnswer.ts'
import { faultOrder } from '../store/faults.ts'
import type { CodeForm, Namespace } from '../store/namespace.ts'
import type { TokenSettings } from '../store/sessions.ts'
import { clockMove, clockOrder, type ClockOrder } from './clockRoutes.ts'
import { playScenario, scenarioOf } from './playScenario.ts'
import { bodyAs, type ControlCall, type ControlRoute } from './route.ts'
import { codeFormOrder, pageOrder } from './settingRoutes.ts'
import { tokenOrder } from './tokenRoutes.ts'

const setupOrder = z.strictObject({
  scenarios: z.optional(z.array(z.string())),
  faults: z.optional(z.array(faultOrder)),
  clock: z.optional(clockOrder),
  tokens: z.optional(tokenOrder),
  page: z.optional(pageOrder),
  strict: z.optional(z.boolean()),
  codes: z.optional(codeFormOrder),
})
type Setup = z.infer<typeof setupOrder>

/** The settings of a namespace, to apply in another one or on another machine. */
export const setupRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/setup',
    does: 'The settings of the namespace: scenarios, faults, clock, tokens, page, codes.',
    run: ({ ns }) => setupOf(ns),
  },
  {
    method: 'PUT',
    path: '/setup',
    does: 'Resets to the seed and applies all settings.',
    body: setupOrder,
    example: { scenarios: ['lockout'], clock: { advance: 'PT1H' } },
    run: arrange,
  },
]

function setupOf(ns: Namespace): Setup {
  return {
    scenarios: [...ns.scenarios.keys()],
    faults: ns.faults.list().map(({ id: _, seen: __, hits: ___, ...order }) => order),
    clock: clockOf(ns),
    tokens: ns.tokens,
    page: ns.page,
    strict: ns.isStrict,
    codes: ns.codeForm,
  }
}

/** A running clock is described by its offset, so that it means the same tomorrow. */
function clockOf({ clock }: Namespace): ClockOrder {
  if (clock.isFrozen()) return { freeze: new Date(clock.now()).toISOString() }
  const moved = clock.moved()
  return moved === 0 ? {} : { advance: `${moved < 0 ? '-' : ''}PT${Math.abs(moved) / 1000}S` }
}

/** Starts from the seed. Changes nothing if a part is invalid. */
async function arrange({ host, ns: { name }, body }: ControlCall): Promise<Setup> {
  const { scenarios = [], faults = [], clock = {}, tokens, page, strict, codes } = bodyAs(setupOrder, body)
  scenarios.forEach(scenarioOf)
  const moveClock = clockMove(clock)
  host.hub.refuse(name, false)
  const ns = host.namespaces.reset(name)
  moveClock(ns)
  for (const scenario of scenarios) await playScenario({ ns, cipher: host.cipher, hub: host.hub }, scenario)
  for (const fault of faults) ns.faults.add(fault)
  ns.tokens = { ...ns.tokens, ...tokens } as TokenSettings
  ns.page = (page ?? {}) as PageSettings
  ns.isStrict = strict ?? ns.isStrict
  ns.codeForm = { ...ns.codeForm, ...codes } as CodeForm
  return setupOf(ns)
}
