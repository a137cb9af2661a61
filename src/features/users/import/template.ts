import { toCsv } from '#shared/format/csv.ts'
import { importFields } from './importRow.ts'
import { fieldName, type ImportTexts } from './problemText.ts'

/** Names of countries and types are the service's own. */
const example = {
  userName: 'ana.pena',
  email: 'ana.pena@empresa.com',
  names: 'Ana María',
  surnames: 'Peña Ortiz',
  country: 'Colombia',
  documentTypeId: 'Cédula de ciudadanía',
  document: '1018223344',
  phoneNumber: '310 5551234',
  idTypeUser: 'Usuario',
}

/** A file to be filled: the columns of the card, and one line that shows how. */
export function templateCsv(t: ImportTexts): string {
  return toCsv([
    importFields.map((field) => fieldName(field, t)),
    importFields.map((field) => {
      if (field === 'idstate') return t('userCard:active')
      return field === 'companies' || field === 'roles' ? t(`userImport:example.${field}`) : example[field]
    }),
  ])
}
