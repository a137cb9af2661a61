import * as wire from '../roles.ts'
import { sessionOutcomes, withExamples } from './withExamples.ts'

const accountant: wire.Role = {
  id: 6,
  name: 'Contador',
  description: 'Contador de suite, colnomina',
  alias: 'CONTAD',
  idstate: 0,
  createdon: '2025-11-02T14:00:00Z',
  sharedApps: 'Suite,Colnómina',
  assigned: true,
}

const countedApart = 'The counts come from `countRolesByUser`.'

export const listRoles = withExamples(wire.listRoles, {
  assumed: {
    fields: {
      'headers.application': 'G-57',
      'headers.user': 'G-57',
      'answer.result.records.*.assigned': 'G-57',
    },
  },
  unpinned: {
    'result.records.*.rolequantity': countedApart,
    'result.records.*.rolequantityUnique': countedApart,
    'result.records.*.appname': countedApart,
    'result.information': 'An empty list has a text of the portal.',
  },
  example: {
    headers: { application: 'suite', user: '42' },
    answer: { result: { records: [accountant], count: 1 } },
  },
  outcomes: {
    '200': { status: 200, body: { result: { records: [accountant], count: 1 } } },
    R11: {
      status: 200,
      body: { result: { informationCode: 'R11', information: 'No se encontraron roles.', records: [] } },
    },
    ...sessionOutcomes,
  },
})
