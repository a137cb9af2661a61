import { redactEntry } from './redact.ts'
import type { ControlRoute } from './route.ts'

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
    method: 'DELETE',
    path: '/requests',
    run({ ns }) {
      ns.journal.clear()
      return { deleted: 'all' }
    },
  },
]
