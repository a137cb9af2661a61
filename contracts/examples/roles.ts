import * as wire from '../roles.ts'
import { otherPlaces, sessionOutcomes, withExamples } from './withExamples.ts'

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

const toldElsewhere = otherPlaces('informationCode', 'code', 'message')

function outcome(informationCode: string, information: string) {
  return { status: 200, body: { result: { informationCode, information } } }
}

const { name, description, alias } = accountant
const body: wire.RoleBody = {
  id: 0,
  name,
  description: description!,
  alias: alias!,
  idstate: 0,
  application: [{ name: 'suite', privilege: ['VER_FACTURAS'], isVisible: true }],
}
const assumed = { 'body.application': 'G-40', 'answer.result.informationCode': 'G-61' }

export const createRole = withExamples(wire.createRole, {
  unpinned: toldElsewhere,
  assumed: { fields: assumed },
  example: { body, answer: outcome('A10', 'El rol fue creado exitosamente').body },
  outcomes: {
    A10: outcome('A10', 'El rol fue creado exitosamente'),
    A20: outcome('A20', 'El rol ya fue creado.'),
    R11: outcome('R11', 'El nombre de rol ingresado ya se encuentra utilizado'),
    ...sessionOutcomes,
  },
})

export const modifyRole = withExamples(wire.modifyRole, {
  unpinned: toldElsewhere,
  assumed: { outcomes: { A10: 'T73' }, fields: assumed },
  example: {
    body: { ...body, id: accountant.id },
    answer: outcome('A10', 'El rol fue modificado exitosamente').body,
  },
  outcomes: {
    A10: outcome('A10', 'El rol fue modificado exitosamente'),
    A20: outcome('A20', 'El rol ya estaba así.'),
    R11: outcome('R11', 'El nombre de rol ingresado ya se encuentra utilizado'),
    ...sessionOutcomes,
  },
})
