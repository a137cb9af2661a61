import { faultOrder } from '../store/faults.ts'
import { bodyAs, ControlError, type ControlRoute } from './route.ts'

export const faultRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/faults',
    does: 'The faults and how often they were applied.',
    run: ({ ns }) => ns.faults.list(),
  },
  {
    method: 'POST',
    path: '/faults',
    does: 'Adds a fault for calls whose address contains `match.path`.',
    body: faultOrder,
    example: { match: { path: '/api/user/list' }, kind: 'status', status: 503, times: 1 },
    run: ({ ns, body }) => ns.faults.add(bodyAs(faultOrder, body)),
  },
  {
    method: 'DELETE',
    path: '/faults',
    does: 'Removes all faults.',
    run({ ns }) {
      ns.faults.clear()
      return { deleted: 'all' }
    },
  },
  {
    method: 'DELETE',
    path: '/faults/{id}',
    does: 'Removes a fault.',
    run({ ns, params: { id = '' } }) {
      if (!ns.faults.remove(id)) throw new ControlError(404, `There is no fault '${id}'.`)
      return { deleted: id }
    },
  },
]
