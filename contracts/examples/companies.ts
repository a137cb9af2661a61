import * as wire from '../companies.ts'
import { sessionOutcomes, withExamples } from './withExamples.ts'

const cafes: wire.Company = {
  id: 7,
  name: 'Cafés El Peñón S. A. S.',
  principal: true,
  assigned: false,
  sharedApps: 'Ibuhoo,Suite',
  modifiedOn: '2026-02-11T09:00:00Z',
}

export const listCompanies = withExamples(wire.listCompanies, {
  assumed: { fields: { 'headers.userid': 'G-27' } },
  example: { headers: { userid: '42' }, answer: { result: { customers: [cafes] } } },
  outcomes: sessionOutcomes,
})

export const listCompaniesByUser = withExamples(wire.listCompaniesByUser, {
  assumed: { fields: { 'answer.customers': 'G-56' } },
  example: { headers: { userId: '42', app: 'suite' }, answer: { customers: [cafes] } },
  outcomes: sessionOutcomes,
})
