import * as wire from '../privileges.ts'
import { otherPlaces, sessionOutcomes, withExamples } from './withExamples.ts'

const viewInvoices: wire.Privilege = {
  id: 3,
  name: 'VER_FACTURAS',
  description: 'Consultar facturas de venta',
  idstate: 0,
  licence: false,
  isAuditable: true,
  application: ['suite'],
  createdon: '2025-11-02T14:00:00Z',
  sharedApps: 'Suite',
}
const ofRole: wire.PrivilegeOfRole = { name: 'VER_FACTURAS', assigned: true, idstate: 0 }
const suiteOfRole: wire.ApplicationOfRole = {
  name: 'suite',
  title: 'Suite',
  isVisible: true,
  privilegeCounter: 1,
}

export const listPrivileges = withExamples(wire.listPrivileges, {
  assumed: { fields: { 'headers.rol': 'G-57' }, outcomes: { applicationsOfRole: 'G-40' } },
  unpinned: { 'result.information': 'An empty list has a text of the portal.' },
  example: {
    headers: { application: 'suite', rol: '6' },
    answer: { result: { records: [viewInvoices], count: 1 } },
  },
  outcomes: {
    '200': { status: 200, body: { result: { records: [viewInvoices], count: 1 } } },
    ofApplication: {
      status: 200,
      body: { result: { records: [{ name: viewInvoices.name, idstate: viewInvoices.idstate }], count: 1 } },
    },
    ofRole: { status: 200, body: { result: { records: [ofRole], count: 1 } } },
    applicationsOfRole: { status: 200, body: { result: { records: [suiteOfRole], count: 1 } } },
    R11: {
      status: 200,
      body: {
        result: { informationCode: 'R11', information: 'No se encontraron privilegios.', records: [] },
      },
    },
    ...sessionOutcomes,
  },
})

const suite = { name: 'suite', title: 'Suite', isVisible: true, idState: 0 }

export const listApplicationsOfPrivilege = withExamples(wire.listApplicationsOfPrivilege, {
  assumed: { fields: { 'answer.records': 'G-56' } },
  example: { headers: { id: '3' }, answer: { records: [suite] } },
  outcomes: sessionOutcomes,
})

const toldElsewhere = otherPlaces('informationCode', 'code', 'message')

function outcome(informationCode: string, information: string) {
  return { status: 200, body: { result: { informationCode, information } } }
}

const { id, name, description, idstate, licence, isAuditable } = viewInvoices
const body = { name, description: description!, licence, isAuditable, application: ['suite'] }
const code = { 'answer.result.informationCode': 'G-61' }

export const createPrivilege = withExamples(wire.createPrivilege, {
  unpinned: toldElsewhere,
  assumed: { fields: code },
  example: { body, answer: outcome('A10', 'El privilegio fue creado exitosamente').body },
  outcomes: {
    A10: outcome('A10', 'El privilegio fue creado exitosamente'),
    A20: outcome('A20', 'El privilegio ya fue creado.'),
    R11: outcome('R11', 'El nombre de privilegio ingresado ya se encuentra utilizado'),
    ...sessionOutcomes,
  },
})

export const modifyPrivilege = withExamples(wire.modifyPrivilege, {
  unpinned: toldElsewhere,
  assumed: { outcomes: { A10: 'T73' }, fields: code },
  example: {
    body: { id, ...body, idstate },
    answer: outcome('A10', 'El privilegio fue modificado exitosamente').body,
  },
  outcomes: {
    A10: outcome('A10', 'El privilegio fue modificado exitosamente'),
    A20: outcome('A20', 'El privilegio ya estaba así.'),
    R11: outcome('R11', 'El nombre de un privilegio no se puede cambiar.'),
    ...sessionOutcomes,
  },
})
