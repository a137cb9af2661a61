import { act, fireEvent, screen } from '@testing-library/react'
import { alertDialog, press, pressInDialog, shownAddress } from '#shared/testing/testScreen.tsx'
import { keepListSearch } from '#shared/list/listVisits.ts'
import {
  checkFile,
  choose,
  fileOf,
  good,
  heading,
  prepareImport,
  services,
  verdict,
  wrongTexts,
} from './testImportScreen.tsx'

prepareImport()

const writes = ['createUser', 'modifyUser', 'setUserState', 'activateDeletedUser', 'userExists']

it('a file with five kinds of errors shows each by its line and column, and nothing is sent [beyond 13]', async () => {
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
    '3: Nombre de usuario: Solo se permiten letras sin tilde ni ñ, números, punto, guion, guion bajo y @.',
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

describe('a file that cannot be read says why, and nothing is asked of the service [beyond 13]', () => {
  it.each<[string, File, string]>([
    ['empty', fileOf(''), 'El archivo está vacío.'],
    ['only a heading', fileOf(heading), 'Solo están los títulos. Agrega al menos una persona.'],
    [
      'one column',
      fileOf('Usuario\nana'),
      'Solo hay una columna. Sepáralas con punto y coma, coma o tabulador.',
    ],
    [
      '60 columns',
      fileOf(`${'A;'.repeat(59)}A\n1`),
      'Tiene 60 columnas y el máximo es 40. Borra las que no necesites.',
    ],
    [
      '100,000 rows',
      fileOf(`A;B\n${'1;2\n'.repeat(100_000)}`),
      'Tiene más de 10.000 filas. Divídelo en varios archivos.',
    ],
    [
      '200 MB',
      fileOf('A;B', 'a.csv', 200 * 1024 * 1024),
      'El archivo pesa más de 10 MB. Divídelo en varios.',
    ],
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
      'UTF-16 without its mark',
      fileOf(Uint8Array.of(0x41, 0, 0x3b, 0, 0x42, 0)),
      'No reconocimos la codificación del archivo. Guárdalo como UTF-8 y vuelve a elegirlo.',
    ],
    [
      'a workbook',
      fileOf(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0)),
      'Es un libro de Excel. Guárdalo como CSV y vuelve a elegirlo.',
    ],
    [
      'a page',
      fileOf('<html><body><table><tr><td>Usuario;Correo'),
      'Es una página web (HTML), no un CSV. Ábrela con la hoja de cálculo y guárdala como CSV.',
    ],
    [
      'a line in another encoding',
      fileOf(Uint8Array.of(...new TextEncoder().encode(`${heading}\né;`), 10, 0xe9)),
      'La línea 3 está en otra codificación que el resto del archivo.',
    ],
  ])('%s', async (_name, file, sentence) => {
    await choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
    expect(services.calls).toEqual([])
  })

  it('a file above the stated size is not read', async () => {
    expect(screen.getByRole('button', { name: 'Elegir archivo' })).toHaveAccessibleDescription(
      /Hasta 10\.000 filas, 40 columnas y 10 MB\./,
    )
    const file = fileOf(good, 'personas.csv', 10 * 1024 * 1024 + 1)
    file.arrayBuffer = jest.fn(() => Promise.resolve(new ArrayBuffer(1)))
    await choose(file)
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'El archivo pesa más de 10 MB. Divídelo en varios.',
    )
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

describe('what is pasted [beyond 13]', () => {
  const cells = 'Usuario\tCorreo\r\nana\tana@x.co\r\n'
  const picture = new File(['x'], 'image.png', { type: 'image/png' })
  const paste = (where: Element, text: string, files: File[] = []): Promise<void> =>
    act(async () => {
      const getData = (type: string): string => (type === 'text/plain' ? text : '<table></table>')
      fireEvent.paste(where, { clipboardData: { files, getData } })
      await Promise.resolve()
    })
  const columns = (): Element | null => screen.queryByRole('combobox', { name: 'Qué es «Usuario»' })

  it.each<[string, string, File[]]>([
    ['cells of a sheet, which come with a picture of themselves', cells, [picture]],
    ['a copied file, which may come with its name', 'personas.csv', [fileOf(cells)]],
  ])('%s, are taken wherever the focus is', async (_what, text, files) => {
    await paste(document.body, text, files)
    expect(columns()).toBeVisible()
  })

  it('cells of a sheet stay in the field that they are pasted into', async () => {
    await paste(await screen.findByRole('textbox'), cells, [picture])
    expect(columns()).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('a picture alone is refused', async () => {
    const file = fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0), 'image.png')
    await paste(document.body, '', [file])
    expect(await screen.findByRole('alert')).toHaveTextContent('No es un archivo de texto.')
  })

  it('is left to an open dialog', async () => {
    document.body.append(Object.assign(document.createElement('dialog'), { open: true }))
    await paste(document.body, cells)
    document.querySelector('dialog')!.remove()
    expect(columns()).toBeNull()
  })
})

describe('the way out', () => {
  it('is asked about once a table is loaded', async () => {
    await choose(fileOf([heading, good].join('\n')))
    await press('Volver')
    expect(alertDialog()).toHaveTextContent('¿Salir de la importación?')
    await pressInDialog('Seguir aquí')
    expect(shownAddress()).toBe('/users/import')
    await press('Volver')
    await pressInDialog('Salir')
    expect(shownAddress()).toBe('/users')
  })

  it('is free before, and leads to the list as it was left', async () => {
    keepListSearch('/users', '?search=ana&page=3')
    await press('Volver')
    expect(shownAddress()).toBe('/users?search=ana&page=3')
  })
})
