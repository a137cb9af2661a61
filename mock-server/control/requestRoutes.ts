import { parseJson } from '../http/readInput.ts'
import { redactBody, redactEntry } from './redact.ts'
import { ControlError, type ControlRoute } from './route.ts'

export const requestRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/requests',
    run({ ns, host, query }) {
      const cipher = query.get('decrypt') === '1' ? host.cipher : null
      return ns.journal.entries().map((entry) => redactEntry(entry, cipher))
    },
  },
  {
    method: 'GET',
    path: '/requests/{order}',
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
    run({ ns }) {
      ns.journal.clear()
      return { deleted: 'all' }
    },
  },
]
