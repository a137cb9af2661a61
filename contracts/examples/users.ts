import type { Outcome } from '../endpoint.ts'
import * as wire from '../users.ts'
import { done, otherPlaces, saveRefusals, sessionOutcomes, withExamples } from './withExamples.ts'

/** The user of all examples in this file. */
const luisa: wire.User = {
  id: 42,
  names: 'Luisa Fernanda',
  surnames: 'Peña Agüero',
  email: 'luisa.pena@suite.test',
  document: '1032456789',
  userName: 'luisa.pena',
  phoneNumber: '(+57) 310 5551234',
  idTypeUser: 2,
  countryId: 1,
  countryCode: 'CO',
  documentTypeId: 1,
  idstate: 0,
  modifiedon: '2026-03-04T15:20:00Z',
}

const luisaRow: wire.UserRow = {
  ...luisa,
  customer: 'Cafés El Peñón S. A. S.',
  roles: 'Contador',
  applications: 'suite,colnomina',
}

const { typeuserid: _typeuserid, modifiedon: _modifiedon, ...fields } = luisa

const luisaBody: wire.UserBody = {
  ...fields,
  documentTypeId: 1,
  documentType: 1,
  countryId: 1,
  countryCode: 'CO',
  phoneNumber: '(+57) 310 5551234',
  idTypeUser: 2,
  customers: [{ id: 7, name: 'Cafés El Peñón S. A. S.', principal: true, assigned: false }],
  roles: [{ name: 'Contador', assigned: true }],
}

const asOtherField = 'Read where `idTypeUser` is missing (G-54).'

const toldElsewhere = otherPlaces('code', 'result')

/** The documents show the message of a write, not its code. */
const code = { 'answer.informationCode': 'G-61' }

export const listUsers = withExamples(wire.listUsers, {
  assumed: {
    fields: {
      'headers.customerSearch': 'G-55',
      'headers.pages': 'G-09',
      'headers.filterBy': 'G-16',
      'answer.rows': 'G-09',
    },
  },
  unpinned: { 'users.*.typeuserid': asOtherField },
  example: {
    headers: { customerSearch: 'Peña', pages: '0', filterBy: 'Mas reciente' },
    answer: { users: [luisaRow], rows: 1 },
  },
  outcomes: {
    some: { status: 200, body: { users: [luisaRow], rows: 1 } },
    none: { status: 200, body: { users: [], rows: 0 } },
    ...sessionOutcomes,
  },
})

export const getUser = withExamples(wire.getUser, {
  assumed: { outcomes: { none: 'G-56' } },
  unpinned: { 'user.typeuserid': asOtherField },
  example: { headers: { pid: '42' }, answer: { user: luisa } },
  outcomes: {
    found: { status: 200, body: { user: luisa } },
    none: { status: 200, body: { user: null } },
    ...sessionOutcomes,
  },
})

export const listUserTypes = withExamples(wire.listUserTypes, {
  assumed: { fields: { 'answer.result.records': 'G-56' } },
  example: { answer: { result: { records: [{ id: 2, name: 'Usuario' }] } } },
  outcomes: sessionOutcomes,
})

export const listCountries = withExamples(wire.listCountries, {
  example: { answer: { countries: [{ id: 1, name: 'Colombia', countryCode: 'CO' }] } },
  outcomes: sessionOutcomes,
})

const idCard: wire.DocumentType = {
  documentTypeId: 1,
  documentTypeDescription: 'Cédula de ciudadanía',
  documentTypeAllowed: true,
  country: 'CO',
}

export const listDocumentTypesOfCountry = withExamples(wire.listDocumentTypesOfCountry, {
  assumed: { fields: { 'answer.result.listDocumentType.*.documentTypeAllowed': 'G-54' } },
  example: {
    headers: { code: 'CO', appName: wire.documentTypesApplication },
    answer: { result: { listDocumentType: [idCard] } },
  },
  outcomes: sessionOutcomes,
})

const saved = { 'body.customers': 'G-27', 'body.roles': 'G-29', 'body.documentType': 'G-54', ...code }
const nameIsTaken = 'El nombre de usuario ingresado ya se encuentra utilizado'

export const createUser = withExamples(wire.createUser, {
  assumed: { fields: saved },
  unpinned: toldElsewhere,
  example: { body: { ...luisaBody, id: 0 }, answer: done('El usuario fue creado con éxito') },
  outcomes: saveRefusals(nameIsTaken),
})

export const modifyUser = withExamples(wire.modifyUser, {
  assumed: { outcomes: { A10: 'T73' }, fields: saved },
  unpinned: toldElsewhere,
  example: { body: luisaBody, answer: done('El usuario fue actualizado con éxito') },
  outcomes: saveRefusals(nameIsTaken),
})

export const setUserState = withExamples(wire.setUserState, {
  assumed: { fields: { 'body.idstate': 'G-18', ...code } },
  unpinned: toldElsewhere,
  example: { body: { id: 42, idstate: 1 }, answer: done('El usuario fue inactivado') },
  outcomes: saveRefusals('El estado de este usuario no se puede cambiar.'),
})

export const deleteUser = withExamples(wire.deleteUser, {
  assumed: { outcomes: { R11: 'G-61' }, fields: code },
  unpinned: toldElsewhere,
  example: { body: { Id: 42 }, answer: done('El usuario fue eliminado') },
  outcomes: saveRefusals('El usuario no se puede eliminar.', 200),
})

export const activateDeletedUser = withExamples(wire.activateDeletedUser, {
  assumed: { outcomes: { R11: 'G-61' }, fields: { 'body.id': 'G-24' } },
  unpinned: toldElsewhere,
  example: { body: { id: 42 }, answer: done('El usuario fue reactivado') },
  outcomes: saveRefusals('El usuario no se puede reactivar.', 200),
})

const known = [{ id: 42 }]

export const userExists = withExamples(wire.userExists, {
  assumed: {
    outcomes: { A10: 'G-24', A20: 'G-24', R11: 'G-24' },
    fields: { 'answer.users.*.id': 'G-24' },
  },
  unpinned: toldElsewhere,
  example: { body: { userName: 'luisa.pena' }, answer: { informationCode: 'A10', users: known } },
  outcomes: {
    A10: { status: 200, body: { informationCode: 'A10', users: known } },
    A20: {
      status: 200,
      body: {
        informationCode: 'A20',
        message: 'El usuario ingresado pertenece a un usuario eliminado.',
        users: known,
      },
    },
    R11: { status: 200, body: { informationCode: 'R11', users: [] } } satisfies Outcome,
    ...sessionOutcomes,
  },
})
