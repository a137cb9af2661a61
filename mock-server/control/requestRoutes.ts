import { parseJson } from '../http/readInput.ts'
import { redactBody, redactEntry } from './redact.ts'
import { ControlError, type ControlRoute } from './route.ts'

export const requestRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/requests',
    does: 'The latest 5,000 requests to the services, without tokens; `why` explains one that violated the contracts.',
    query: { decrypt: '1 shows what passwords were.' },
    run({ ns, host, query }) {
      const cipher = query.get('decrypt') === '1' ? host.cipher : null
      return ns.journal.entries().map((entry) => redactEntry(entry, cipher))
    },
  },
  {
    method: 'GET',
    path: '/requests/{order}',
    does: 'One request with its answer.',
    query: { decrypt: '1 shows what passwords were.' },
    run({ ns, host, params: { order = '' }, query }) {
      const cipher = query.get('decrypt') === '1' ? host.cipher : null
      const entry = ns.journal.entries().find((one) => one.order === Number(order))
      if (!entry) throw new ControlError(404, `There is no request ${order}.`)
      const answer = ns.journal.answerOf(entry.order)
      const body = answer === null ? null : redactBody(parseJson(answer) ?? answer, cipher)
      return { ...redactEntry(entry, cipher), answer: body }
    },
  },
  {
    method: 'DELETE',
    path: '/requests',
    does: 'Empties the log.',
    run({ ns }) {
      ns.journal.clear()
      return { deleted: 'all' }
    },
  },
]
