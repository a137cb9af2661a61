import { peopleFile } from '../seed/peopleFile.ts'
import { ControlError, type ControlRoute } from './route.ts'

const most = 100_000

/** Files to upload in the portal. */
export const fileRoutes: ControlRoute[] = [
  {
    method: 'GET',
    path: '/people/file',
    does: 'An import file of users, the same for the same seed: 5,000 rows, of which 400 have errors of twelve kinds.',
    query: {
      rows: `How many people, at most ${most.toLocaleString('en')}.`,
      wrong: 'How many of them are wrong.',
    },
    file: { name: 'personas.csv', contentType: 'text/csv; charset=utf-8' },
    run({ host: { seed }, ns: { tables }, query }) {
      const rows = numberIn(query, 'rows', 5_000)
      const wrong = numberIn(query, 'wrong', Math.min(400, rows))
      if (wrong > rows) throw new ControlError(400, `wrong is more than rows, which is ${rows}.`)
      return peopleFile({ companies: tables.companies.all(), roles: tables.roles.all(), seed, rows, wrong })
    },
  },
]

function numberIn(query: URLSearchParams, name: string, otherwise: number): number {
  const text = query.get(name)
  if (text === null) return otherwise
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw new ControlError(400, `${name} is a number from 0 to ${most}.`)
  return Number(text)
}
