import { knownOf, type Known } from './known.ts'

const type = (documentTypeId: number, documentTypeDescription: string) => ({
  documentTypeId,
  documentTypeDescription,
})
const role = (id: number, name: string, idstate = 0) => ({ id, name, idstate })

/** What a small service knows. */
export const testKnown: Known = knownOf({
  states: { '0': 'Activo', '1': 'Inactivo' },
  countries: [
    { id: 1, name: 'Colombia', countryCode: 'CO' },
    { id: 4, name: 'México', countryCode: 'MX' },
  ],
  userTypes: [
    { id: 1, name: 'Aplicacion' },
    { id: 2, name: 'Usuario' },
  ],
  documentTypes: new Map([
    ['CO', [type(1, 'Cédula de ciudadanía'), type(5, 'Pasaporte'), type(2, 'Cédula de extranjería')]],
    ['MX', [type(22, 'Clave única de registro de población')]],
  ]),
  companies: [
    { id: 7, name: 'Panadería El Peñón S. A.' },
    { id: 8, name: 'Textiles Nariño Ltda.' },
    { id: 9, name: 'Pérez, Hijos y Cía.' },
    { id: 10, name: 'Doble S. A.' },
    { id: 11, name: 'Doble S. A.' },
  ],
  roles: [role(1, 'Contador'), role(2, 'Auditor'), role(3, 'Auditor'), role(4, 'Cerrado', 1)],
})
