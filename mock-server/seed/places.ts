import type { Seed } from '../store/records.ts'

export const countries: Seed['countries'] = [
  { id: 1, name: 'Colombia', countryCode: 'CO' },
  { id: 2, name: 'Brasil', countryCode: 'BR' },
  { id: 3, name: 'Ecuador', countryCode: 'EC' },
  { id: 4, name: 'México', countryCode: 'MX' },
  { id: 5, name: 'Perú', countryCode: 'PE' },
  { id: 6, name: 'España', countryCode: 'ES' },
]

/** 1, 2 and 12 are numbers, 5 and 13 may have letters. */
export const documentTypes: Seed['documentTypes'] = [
  { id: 1, code: 'CC', documentTypeDescription: 'Cédula de ciudadanía', country: 'CO' },
  { id: 2, code: 'CE', documentTypeDescription: 'Cédula de extranjería', country: 'CO' },
  { id: 3, code: 'TI', documentTypeDescription: 'Tarjeta de identidad', country: 'CO' },
  { id: 5, code: 'PA', documentTypeDescription: 'Pasaporte', country: 'CO' },
  { id: 12, code: 'NIT', documentTypeDescription: 'Número de identificación tributaria', country: 'CO' },
  { id: 13, code: 'PEP', documentTypeDescription: 'Permiso especial de permanencia', country: 'CO' },
  { id: 20, code: 'CPF', documentTypeDescription: 'Cadastro de pessoas físicas', country: 'BR' },
  { id: 21, code: 'CI', documentTypeDescription: 'Cédula de identidad', country: 'EC' },
  { id: 22, code: 'CURP', documentTypeDescription: 'Clave única de registro de población', country: 'MX' },
  { id: 23, code: 'DNI', documentTypeDescription: 'Documento nacional de identidad', country: 'PE' },
  { id: 24, code: 'NIF', documentTypeDescription: 'Número de identificación fiscal', country: 'ES' },
]
