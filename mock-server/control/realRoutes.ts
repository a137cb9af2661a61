import * as z from 'zod/mini'
import { endpoints } from '#contracts/index.ts'
import type { Namespace } from '../store/namespace.ts'
import type { RecordedAnswer } from '../store/real.ts'
import { redactBody } from './redact.ts'
import { bodyAs, ControlError, type ControlCall, type ControlRoute } from './route.ts'

const address = z.nullable(z.url({ protocol: /^https?$/ }))
const realOrder = z.strictObject({
  services: z.optional(
    z.strictObject({ authentication: z.optional(address), security: z.optional(address) }),
  ),
  /** Ids of calls. */
  calls: z.optional(z.array(z.string())),
})
const nameOrder = z.strictObject({ name: z.string().check(z.regex(/^[^/?#]{1,64}$/)) })
const recordedAnswer = z.strictObject({
  endpoint: z.string(),
  request: z.strictObject({ headers: z.record(z.string(), z.string()), body: z.unknown() }),
  status: z.int().check(z.gte(200), z.lte(599)),
  body: z.unknown(),
  misfit: z.nullable(z.string()),
})
const recordingOrder = z.strictObject({ answers: z.array(recordedAnswer) })

/** Calls that a real test service answers, and recordings of them (beyond 38, 39). */
export const realRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/real',
    does: 'The calls that a real test service answers, its address, and the current recording or replay.',
    run: ({ ns }) => stateOf(ns),
  },
  {
    method: 'PUT',
    path: '/real',
    does: 'Chooses the calls that a real test service answers instead of the mock; none by default.',
    body: realOrder,
    example: { services: { security: 'http://localhost:5000/security' }, calls: [] },
    run({ ns, body }) {
      const { services, calls = ns.real.calls() } = bodyAs(realOrder, body)
      const known = ns.real.services()
      const where = {
        authentication:
          services?.authentication === undefined ? known.authentication : services.authentication,
        security: services?.security === undefined ? known.security : services.security,
      }
      for (const id of calls) {
        const call = endpoints.find((one) => one.id === id)
        if (!call) throw new ControlError(400, `There is no call '${id}'; ask GET /info.`)
        if (where[call.service] === null)
          throw new ControlError(400, `'${id}' is a call of ${call.service}: say where that is.`)
      }
      ns.real.arrange(where, [...new Set(calls)])
      return stateOf(ns)
    },
  },
  {
    method: 'DELETE',
    path: '/real',
    does: 'Returns every call to the mock, and ends recording and replay.',
    run({ ns }) {
      ns.real.arrange({ authentication: null, security: null }, [])
      ns.real.record(null)
      ns.real.replay(null)
      return stateOf(ns)
    },
  },
  {
    method: 'PUT',
    path: '/recording',
    does: 'Starts a recording of the test service, replacing one with that name.',
    body: nameOrder,
    example: { name: 'fridays' },
    run({ ns, body }) {
      ns.real.record(bodyAs(nameOrder, body).name)
      return stateOf(ns)
    },
  },
  {
    method: 'DELETE',
    path: '/recording',
    does: 'Ends the recording.',
    run({ ns }) {
      ns.real.record(null)
      return stateOf(ns)
    },
  },
  {
    method: 'GET',
    path: '/recordings/{name}',
    does: 'The recorded requests and answers without secrets, with contract violations.',
    run: (call) => ({ answers: answersOf(call) }),
  },
  {
    method: 'PUT',
    path: '/recordings/{name}',
    does: 'Imports a recording of another mock.',
    body: recordingOrder,
    example: { answers: [] },
    run({ ns, body, params: { name = '' } }) {
      const { answers } = bodyAs(recordingOrder, body)
      ns.real.put(name, redactBody(answers, null) as RecordedAnswer[])
      return stateOf(ns)
    },
  },
  {
    method: 'DELETE',
    path: '/recordings/{name}',
    does: 'Deletes a recording.',
    run(call) {
      answersOf(call)
      call.ns.real.drop(call.params['name']!)
      return stateOf(call.ns)
    },
  },
  {
    method: 'PUT',
    path: '/replay',
    does: 'Replays a recording: equal calls get the recorded answers, the mock answers all others.',
    body: nameOrder,
    example: { name: 'name' },
    run(call) {
      const { name } = bodyAs(nameOrder, call.body)
      answersOf({ ...call, params: { name } })
      call.ns.real.replay(name)
      return stateOf(call.ns)
    },
  },
  {
    method: 'DELETE',
    path: '/replay',
    does: 'Ends the replay.',
    run({ ns }) {
      ns.real.replay(null)
      return stateOf(ns)
    },
  },
]

function answersOf({ ns, params: { name = '' } }: ControlCall): readonly RecordedAnswer[] {
  const answers = ns.real.recordings().get(name)
  if (!answers) throw new ControlError(404, `There is no recording '${name}'.`)
  return answers
}

function stateOf({ real }: Namespace): object {
  return {
    services: real.services(),
    calls: real.calls(),
    recording: real.recording(),
    replaying: real.replaying(),
    recordings: [...real.recordings()].map(([name, answers]) => ({
      name,
      answers: answers.length,
      misfits: answers.filter(({ misfit }) => misfit !== null).length,
    })),
  }
}
