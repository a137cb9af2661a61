import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { companyEndpoints } from '#contracts/companies.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { GuardedNavigation } from '#shared/cards/GuardedNavigation.tsx'
import {
  dialog,
  prepareScreens,
  press,
  pressInDialog,
  renderScreen,
  shownAddress,
  user,
} from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { ImportScreen } from './ImportScreen.tsx'

const type = (documentTypeId: number, documentTypeDescription: string) => ({
  documentTypeId,
  documentTypeDescription,
})
const services = testServices([userEndpoints, roleEndpoints, companyEndpoints], {
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
          ? [type(1, 'Cédula de ciudadanía'), type(5, 'Pasaporte')]
          : [type(22, 'Clave única de registro de población')],
    },
  }),
  listCompanies: () => ({ result: { customers: [{ id: 7, name: 'Textiles Nariño' }] } }),
  listRoles: () => ({
    result: { records: ['Contador', 'Auditor'].map((name, id) => ({ id, name, idstate: 0 })) },
  }),
})
const writes = ['createUser', 'modifyUser', 'setUserState', 'activateDeletedUser', 'userExists']

prepareScreens()
beforeAll(() => import('./NewImport.tsx'))
beforeEach(async () => {
  localStorage.clear()
  services.start()
  await act(async () => {
    renderScreen(
      <GuardedNavigation>
        <ImportScreen />
      </GuardedNavigation>,
      '/users/import',
    )
    await Promise.resolve()
  })
})

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text)

/** jsdom's files cannot be read whole. */
function fileOf(content: string | Uint8Array, name = 'personas.csv', size?: number): File {
  const bytes = typeof content === 'string' ? bytesOf(content) : content
  const file = new File([], name)
  Object.defineProperty(file, 'size', { value: size ?? bytes.length })
  file.arrayBuffer = () => Promise.resolve(Uint8Array.from(bytes).buffer)
  return file
}
async function choose(file: File): Promise<void> {
  const picker = document.querySelector<HTMLInputElement>('input[type=file]')!
  await act(async () => {
    fireEvent.change(picker, { target: { files: [file] } })
    await Promise.resolve()
  })
}
async function checkFile(text: string): Promise<void> {
  await choose(fileOf(text))
  await press('Revisar')
  // Its rows come behind it.
  await screen.findAllByRole('rowheader')
}
const verdict = (): string | null => document.querySelector('.import-verdict h2')!.textContent
const cell = (name: string): HTMLElement => screen.getByRole('gridcell', { name })
const wrongTexts = (): string[] =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(
      (row) =>
        `${within(row).getByRole('rowheader').textContent}: ${within(row).getAllByRole('gridcell')[0]!.textContent}`,
    )

const heading = 'Nombre de usuario;Correo;Nombres;País;Tipo de documento;Documento;Empresas;Roles'
const good = 'ana;ana@x.co;Ana;Colombia;Cédula de ciudadanía;123;Textiles Nariño;Contador'

it('a file with five kinds of errors shows each by its line and column, and nothing is sent (beyond 13)', async () => {
  await checkFile(
    [
      heading,
      good,
      'luis perez;luis@x.co;Luis;Colombia;Cédula de ciudadanía;124;;',
      'eva;eva@x;Eva;Colombia;Cédula de ciudadanía;125;;',
      'iris;iris@x.co;Iris;Colombya;;;;',
      'noe;noe@x.co;Noé;Colombia;Cédula de ciudadanía;1.018.223;;',
      'sol;sol@x.co;Sol;Colombia;Cédula de ciudadanía;127;;Contdor',
    ].join('\n'),
  )
  expect(verdict()).toBe('5 filas de 6 tienen errores.')
  expect(wrongTexts()).toEqual([
    '3: Nombre de usuario: Solo se permiten letras, números, punto, guion, guion bajo y @.',
    '4: Correo electrónico: El correo no posee el formato correcto.',
    '5: País: «Colombya» no existe. ¿Es «Colombia»?',
    '6: Número de documento: El documento va sin puntos ni espacios.',
    '7: Roles: «Contdor» no existe. ¿Es «Contador»?',
  ])
  const invalid = document.querySelectorAll('[role=gridcell][aria-invalid]')
  expect([...invalid].map(({ textContent }) => textContent)).toEqual([
    'luis perez',
    'eva@x',
    'Colombya',
    '1.018.223',
    'Contdor',
  ])
  for (const call of writes) expect(services.callsOf(call)).toEqual([])
})

describe('a file that cannot be read says why, and nothing is asked of the service (beyond 13)', () => {
  it.each<[string, File, string]>([
    ['empty', fileOf(''), 'El archivo está vacío.'],
    ['only a heading', fileOf(heading), 'Solo está la línea de los títulos: no hay ninguna persona.'],
    [
      'one column',
      fileOf('Usuario\nana'),
      'Solo hay una columna. Sepáralas con punto y coma, coma o tabulador.',
    ],
    ['60 columns', fileOf(`${'A;'.repeat(59)}A\n1`), 'Tiene 60 columnas. El máximo es 40.'],
    [
      '100,000 rows',
      fileOf(`A;B\n${'1;2\n'.repeat(100_000)}`),
      'Tiene más de 10.000 filas. Divídelo en varios archivos.',
    ],
    ['200 MB', fileOf('A;B', 'a.csv', 200 * 1024 * 1024), 'El archivo pesa más de 10 MB.'],
    [
      'open quotes',
      fileOf('A;B\n1;"2\n3;4'),
      'Las comillas que se abren en la línea 2, columna 2, no se cierran bien.',
    ],
    [
      'a NUL',
      fileOf('A;B\n1;\u0000'),
      'En la línea 2, posición 3, hay algo que no es texto. Guarda la hoja como CSV otra vez.',
    ],
    [
      'a picture',
      fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0)),
      'No es un archivo de texto. Guarda la hoja como CSV y vuelve a elegirlo.',
    ],
    [
      'a workbook',
      fileOf(Uint8Array.of(0x50, 0x4b, 3, 4)),
      'Es un libro de Excel. Guárdalo como CSV y vuelve a elegirlo.',
    ],
  ])('%s', async (_name, file, sentence) => {
    await choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(services.calls).toEqual([])
  })

  it('one of more than is said before it is chosen is not even read', async () => {
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveAccessibleDescription(
      /Hasta 10\.000 filas, 40 columnas y 10 MB\./,
    )
    const file = fileOf(good, 'personas.csv', 10 * 1024 * 1024 + 1)
    file.arrayBuffer = jest.fn(() => Promise.resolve(new ArrayBuffer(1)))
    await choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent('El archivo pesa más de 10 MB.')
    expect(file.arrayBuffer).not.toHaveBeenCalled()
  })

  it('one that is gone', async () => {
    const file = fileOf('A;B')
    file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'))
    await choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'No pudimos leer el archivo. Elígelo otra vez.',
    )
  })
})

describe('columns', () => {
  const column = (name: string) => screen.getByRole('combobox', { name: `Qué es «${name}»` })

  it('show their guess, which can be changed and is remembered (beyond 13)', async () => {
    await choose(fileOf('Login;Correo;Área\nana;ana@x.co;Contador'))
    expect(column('Login')).toHaveDisplayValue('Nombre de usuario')
    expect(column('Área')).toHaveDisplayValue('No se usa')
    await user.selectOptions(column('Área'), 'Roles')
    await press('Revisar')
    await screen.findByRole('grid')
    await press('Volver a las columnas')
    await press('Otro archivo')
    await choose(fileOf('Login;Correo;Área\nluis;luis@x.co;Auditor'))
    expect(column('Área')).toHaveDisplayValue('Roles')
  })

  it('say which heading is there twice, and that somebody has to be named', async () => {
    await choose(fileOf('Correo;E-mail\na@x.co;b@x.co'))
    expect(screen.getByText('Otra columna ya dice lo mismo.')).toBeInTheDocument()
    await user.selectOptions(column('Correo'), 'No se usa')
    expect(screen.getByRole('button', { name: 'Revisar' })).toBeDisabled()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Elige la columna del nombre de usuario o la del correo',
    )
  })

  it('say that the letters are those of before', async () => {
    await choose(fileOf(Uint8Array.from('Usuario;Nombres\nana;Peña', (letter) => letter.charCodeAt(0))))
    expect(screen.getByText(/Lo leímos como Windows-1252/)).toBeInTheDocument()
    expect(screen.getByText('Peña')).toBeInTheDocument()
  })

  it('come from what was pasted too', async () => {
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'Usuario\tRol\nana\tContador' } })
    await press('Usar lo pegado')
    expect(column('Rol')).toHaveDisplayValue('Roles')
  })
})

describe('the check', () => {
  const two = [heading, good, 'luis;luis@x.co;Luis;Colombia;;1.018.223;;Contdor'].join('\n')

  it('repairs a group at once, and takes one step back (beyond 13)', async () => {
    await checkFile(two)
    await press('1 documento con puntos o espacios: Quitar puntos y espacios')
    await waitFor(() => expect(screen.queryByText('1 documento con puntos o espacios')).toBeNull())
    expect(cell('1018223')).toBeInTheDocument()
    expect(screen.getByText('Se corrigió 1 fila.')).toHaveAttribute('role', 'status')
    await press('1 documento sin tipo: Poner')
    await waitFor(() => expect(screen.queryByText('1 documento sin tipo')).toBeNull())
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(verdict()).toBe('2 filas, sin errores.'))
    await press('Deshacer')
    await waitFor(() => expect(verdict()).toBe('1 fila de 2 tiene errores.'))
    expect(cell('Contdor')).toBeInTheDocument()
    expect(cell('1018223')).toBeInTheDocument()
  })

  it('repairs two groups one after the other, however quickly they are pressed, and shows all rows then', async () => {
    await checkFile(two)
    expect(screen.getAllByRole('row')).toHaveLength(2)
    const buttons = [
      '1 documento con puntos o espacios: Quitar puntos y espacios',
      'Roles: 1 dice «Contdor»: Aplicar',
    ].map((name) => screen.getByRole('button', { name }))
    for (const button of buttons) fireEvent.click(button)
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    expect(cell('1018223')).toBeInTheDocument()
    expect(screen.getAllByRole('row')).toHaveLength(3)
  })

  it('leaves a name out', async () => {
    await checkFile(two)
    await user.selectOptions(
      screen.getByRole('combobox', { name: 'Por qué cambiar «Contdor»' }),
      '(quitar el nombre)',
    )
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
  })

  it('is corrected cell by cell with the keyboard (beyond 13)', async () => {
    await checkFile(two)
    // Only the wrong row is seen; from what is wrong with it Enter leads to the first cell that is.
    const [first] = screen.getAllByRole('gridcell')
    act(() => first!.focus())
    await user.keyboard('{Enter}')
    const editor = screen.getByRole('combobox', { name: 'Tipo de documento, 3' })
    expect(editor).toHaveFocus()
    await user.keyboard('Pasaport{Escape}')
    expect(screen.queryByRole('combobox', { name: 'Tipo de documento, 3' })).toBeNull()
    expect(cell('1.018.223')).toBeInTheDocument()
    await user.keyboard('{F2}pasaporte{Tab}')
    await waitFor(() => expect(cell('pasaporte')).not.toHaveAttribute('aria-invalid'))
    expect(cell('1.018.223')).toHaveFocus()
    expect(cell('1.018.223')).toHaveAccessibleDescription(
      'Línea 3, Número de documento: El documento va sin puntos ni espacios.',
    )
    await user.keyboard('{Enter}AB1{Enter}')
    await waitFor(() => expect(cell('AB1')).not.toHaveAttribute('aria-invalid'))
    await user.keyboard('{ArrowRight}{ArrowRight}{Enter}Auditor{Shift>}{Tab}{/Shift}')
    await waitFor(() => expect(verdict()).toBe('2 filas, sin errores.'))
    // Whoever was corrected stays in sight.
    expect(wrongTexts()).toEqual(['3: '])
  })

  it('reads the document types of a country that comes in by a correction', async () => {
    await checkFile([heading, 'luis;luis@x.co;Luis;Mejico;;77;;'].join('\n'))
    expect(services.callsOf('listDocumentTypesOfCountry')).toEqual([])
    await press('País: 1 dice «Mejico»: Aplicar')
    expect(await screen.findByRole('combobox', { name: 'Tipo de documento que falta' })).toHaveDisplayValue(
      'Clave única de registro de población',
    )
    expect(services.callsOf('listDocumentTypesOfCountry').map(({ headers }) => headers['code'])).toEqual([
      'MX',
    ])
  })

  it('shows all rows, or those of one group', async () => {
    await checkFile(two)
    expect(wrongTexts()).toHaveLength(1)
    await user.click(screen.getByRole('checkbox', { name: 'Solo con errores' }))
    expect(wrongTexts().map((text) => text.split(':')[0])).toEqual(['2', '3'])
    await press('Ver filas: Roles: 1 dice «Contdor»')
    expect(wrongTexts().map((text) => text.split(':')[0])).toEqual(['3'])
  })

  it('says why it cannot be made, and is made again', async () => {
    services.answerNext('listRoles', { status: 500 })
    await choose(fileOf(two))
    await press('Revisar')
    await screen.findByRole('alert')
    expect(screen.queryByRole('grid')).toBeNull()
    await press('Reintentar')
    expect(await screen.findByRole('grid')).toBeInTheDocument()
  })

  it('keeps what was corrected where the next correction cannot be judged, and tries that one again', async () => {
    await checkFile(two)
    await press('1 documento con puntos o espacios: Quitar puntos y espacios')
    await waitFor(() => expect(cell('1018223')).toBeInTheDocument())
    services.answerNext('listDocumentTypesOfCountry', { status: 500 })
    await user.dblClick(screen.getAllByRole('gridcell', { name: 'Colombia' }).at(-1)!)
    await user.keyboard('México{Enter}')
    await screen.findByRole('alert')
    expect(screen.queryByText('Se corrigió la línea 3.')).toBeNull()
    // Another one goes behind it.
    await press('Roles: 1 dice «Contdor»: Aplicar')
    expect(screen.queryByText('México')).toBeNull()
    await press('Reintentar')
    await waitFor(() => expect(cell('México')).toBeInTheDocument())
    expect(cell('1018223')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('takes back behind what is still being judged, and keeps the focus', async () => {
    await checkFile(two)
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('listDocumentTypesOfCountry', { after: held })
    await user.dblClick(screen.getAllByRole('gridcell', { name: 'Colombia' }).at(-1)!)
    await user.keyboard('México{Enter}')
    await press('Deshacer')
    answer()
    await waitFor(() => expect(screen.getByText('Como antes.')).toBeVisible())
    await waitFor(() => expect(screen.queryByText('México')).toBeNull())
    expect(screen.getAllByRole('gridcell', { name: 'Contador' })).toHaveLength(2)
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull())
    expect(screen.getByRole('heading', { level: 2 })).toHaveFocus()
  })

  it('keeps what was corrected on the way back to the columns', async () => {
    await checkFile(two)
    await press('Roles: 1 dice «Contdor»: Aplicar')
    await waitFor(() => expect(screen.queryByText(/Contdor/)).toBeNull())
    await press('Volver a las columnas')
    await press('Revisar')
    expect(await screen.findByRole('grid')).toBeInTheDocument()
    expect(await screen.findByRole('gridcell', { name: 'Contador' })).toBeInTheDocument()
    expect(screen.queryByText(/Contdor/)).toBeNull()
  })

  it('renders of 5,000 rows only those near the ones in sight', async () => {
    await checkFile(
      [heading, ...Array.from({ length: 5_000 }, (_, at) => `p${at};p${at}@x.co;Ana;Colombia;;;;`)].join(
        '\n',
      ),
    )
    expect(verdict()).toBe('5.000 filas, sin errores.')
    expect(screen.getByRole('grid')).toHaveAttribute('aria-rowcount', '5001')
    expect(screen.getAllByRole('row').length).toBeLessThan(40)
    act(() => screen.getAllByRole('gridcell')[0]!.focus())
    await user.keyboard('{Control>}{End}{/Control}')
    expect(document.activeElement).toHaveAttribute('data-cell', '4999 8')
  })
})

describe('the way out', () => {
  it('is asked about once a table is loaded', async () => {
    await choose(fileOf([heading, good].join('\n')))
    await press('Volver')
    expect(dialog()).toHaveTextContent('¿Dejar la importación?')
    await pressInDialog('Seguir aquí')
    expect(shownAddress()).toBe('/users/import')
    await press('Volver')
    await pressInDialog('Dejarla')
    expect(shownAddress()).toBe('/users')
  })

  it('is free before', async () => {
    await press('Volver')
    expect(shownAddress()).toBe('/users')
  })
})
