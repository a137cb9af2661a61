import { faultOrder } from '../store/faults.ts'
import { bodyAs, ControlError, type ControlRoute } from './route.ts'

export const faultRoutes: ControlRoute[] = [
  { method: 'GET', path: '/faults', run: ({ ns }) => ns.faults.list() },
  { method: 'POST', path: '/faults', run: ({ ns, body }) => ns.faults.add(bodyAs(faultOrder, body)) },
  {
    method: 'DELETE',
    path: '/faults',
    run({ ns }) {
      ns.faults.clear()
      return { deleted: 'all' }
    },
  },
  {
    method: 'DELETE',
    path: '/faults/{id}',
    run({ ns, params: { id = '' } }) {
      if (!ns.faults.remove(id)) throw new ControlError(404, `There is no fault '${id}'.`)
      return { deleted: id }
    },
  },
]
