import { act, fireEvent, screen, within } from '@testing-library/react'
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { prepareScreens, press, renderScreen } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { ImportScreen } from './ImportScreen.tsx'

const documentType = (documentTypeId: number, documentTypeDescription: string) => ({
  documentTypeId,
  documentTypeDescription,
})
export const services = testServices([userEndpoints, roleEndpoints, companyEndpoints], {
  listCountries: () => ({
    countries: [
      { id: 1, name: 'Colombia', countryCode: 'CO' },
      { id: 4, name: 'México', countryCode: 'MX' },
    ],
  }),
  listUserTypes: () => ({ result: { records: [{ id: 2, name: 'Usuario' }] } }),
  listDocumentTypesOfCountry: ({ headers }) => ({
    result: {
      listDocumentType:
        headers['code'] === 'CO'
          ? [documentType(1, 'Cédula de ciudadanía'), documentType(5, 'Pasaporte')]
          : [documentType(22, 'Clave única de registro de población')],
    },
  }),
  listCompanies: () => ({ result: { customers: [{ id: 7, name: 'Textiles Nariño' }] } }),
  listRoles: () => ({
    result: { records: ['Contador', 'Auditor'].map((name, id) => ({ id, name, idstate: 0 })) },
  }),
})

/** Opens the import before each test of a file. */
export function prepareImport(): void {
  prepareScreens()
  beforeAll(() => import('./NewImport.tsx'))
  beforeEach(async () => {
    localStorage.clear()
    services.start()
    await act(async () => {
      renderScreen(<ImportScreen />, '/users/import')
      await Promise.resolve()
    })
  })
}

export const heading = 'Nombre de usuario;Correo;Nombres;País;Tipo de documento;Documento;Empresas;Roles'
export const good = 'ana;ana@x.co;Ana;Colombia;Cédula de ciudadanía;123;Textiles Nariño;Contador'
/** Two people, of whom the second is wrong. */
export const two = [heading, good, 'luis;luis@x.co;Luis;Colombia;;1.018.223;;Contdor'].join('\n')

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** jsdom's files cannot be read whole. */
export function fileOf(content: string | Uint8Array, name = 'personas.csv', size?: number): File {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const file = new File([], name)
  Object.defineProperty(file, 'size', { value: size ?? bytes.length })
  file.arrayBuffer = () => Promise.resolve(Uint8Array.from(bytes).buffer)
  return file
}

export async function choose(file: File): Promise<void> {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!
  await act(async () => {
    fireEvent.change(picker, { target: { files: [file] } })
    await Promise.resolve()
  })
}

/** Chooses a file and waits for its rows. */
export async function checkFile(text: string): Promise<void> {
  await choose(fileOf(text))
  await press('Revisar')
  // Its rows come behind it.
  await screen.findAllByRole('rowheader')
}

export const verdict = (): string | null => document.querySelector('.import-verdict h2')!.textContent
export const cell = (name: string): HTMLElement => screen.getByRole('gridcell', { name })

/** Problems by line and first cell of each visible row. */
export const wrongTexts = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        `${within(row).getByRole('rowheader').textContent}: ${within(row).getAllByRole('gridcell')[0]!.textContent}`,
    )
