import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { uploadLimit } from '#contracts/suite-items.ts'
import { log } from '#shared/lib/log.ts'
import { dialog, press, pressInDialog, user } from '#shared/testing/testScreen.tsx'
import { currentToasts } from '#shared/ui/toasts.ts'
import {
  cards,
  png,
  prepareSuiteItems,
  renderSuite,
  service,
  services,
  store,
  stored,
} from './testSuiteItems.tsx'

jest.mock('#shared/lib/log.ts', () => ({ log: jest.fn() }))

prepareSuiteItems()

const one = {
  key: 'suite00001',
  name: 'Nómina',
  urlLanding: 'https://a.test/',
  urlApplication: 'https://b.test/',
}
const two = { key: 'suite00002', name: 'Facturas', isActivate: false }
const three = {
  key: 'suite00003',
  name: 'Firma',
  extra: { kept: true },
  children: [{ key: 'suite00004', name: 'Dentro' }],
}

async function open(items: Parameters<typeof store>[0] = [one, two, three]): Promise<void> {
  store(items)
  renderSuite()
  await screen.findAllByRole('article')
}

const group = (name: string): HTMLElement => screen.getByRole('group', { name: new RegExp(name) })
const light = 'Logo para fondo claro'
const dark = 'Logo para fondo oscuro'

function drop(files: File[], logo = light): void {
  const target = within(group(logo)).getByText(/imagen \.png|\.png$/i)
  fireEvent.drop(target, { dataTransfer: { files } })
}

/** Drops a good file and waits until it is seen. */
async function choose(file: File, logo = light): Promise<void> {
  drop([file], logo)
  await screen.findByRole('img', { name: `${logo}, sobre fondo claro` })
}
async function expectRefused(files: File[], message: string): Promise<void> {
  drop(files)
  expect(await within(group(light)).findByText(message)).toBeInTheDocument()
  expect(within(group(light)).queryByRole('img')).toBeNull()
  await create()
  expect(services.callsOf('uploadImageMenu')).toEqual([])
}

const field = (name: string): HTMLElement => screen.getByLabelText(name)

const fill = (name: string, value: string): boolean => fireEvent.change(field(name), { target: { value } })

async function fillNew(): Promise<void> {
  await press('Crear item')
  await screen.findByRole('dialog')
  fill('Nombre ítem', 'Contabilidad')
  fill('URL de presentación', 'https://www.suite.test/')
  fill('URL de la aplicación', 'https://app.suite.test/')
}
const create = (): Promise<void> =>
  user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Crear item' }))
const isDialogOpen = (): boolean => screen.queryByRole('dialog') !== null
const saved = (text: string): Promise<void> =>
  waitFor(() => expect(currentToasts().map((toast) => toast.text)).toContain(text))

describe('the grid', () => {
  it('shows every item, those that are inactive as such [SUI-08, SUI-10]', async () => {
    await open()
    expect(cards()).toEqual(['Nómina', 'Facturas', 'Firma'])
    expect(screen.getByRole('article', { name: 'Facturas' })).toHaveTextContent('Inactivo')
    expect(screen.getByRole('article', { name: 'Facturas' })).toHaveAttribute('data-inactive')
    expect(screen.getByRole('article', { name: 'Nómina' })).not.toHaveAttribute('data-inactive')
  })

  it('has edit and delete on every card, and does not delete what has items inside [SUI-09]', async () => {
    await open()
    for (const name of cards()) {
      expect(screen.getByRole('button', { name: `Editar ${name}` })).toBeEnabled()
      expect(screen.getByRole('button', { name: `Eliminar ${name}` })).toBeInTheDocument()
    }
    await press('Eliminar Firma')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByRole('button', { name: 'Eliminar Firma' })).toHaveAccessibleDescription(
      'Tiene ítems dentro: no se puede eliminar.',
    )
  })

  it('says that there is nothing where no menu is stored, and creates the menu of location 4 [SUI-23]', async () => {
    renderSuite()
    expect(await screen.findByText('No hay datos para mostrar')).toBeInTheDocument()
    await fillNew()
    await create()
    await press('Guardar menú')
    await saved('¡Menú guardado exitosamente!')
    expect(services.callsOf('createMenu')[0]!.body).toMatchObject({
      id: 0,
      idapplication: 3,
      idmenulocation: 4,
      numberRows: 4,
    })
  })

  it.each([
    ['status 500', { status: 500 }, 'El menú no se guardó'],
    ['a refusal', { status: 400, body: { result: 'Ya existe' } }, 'Ya existe'],
    ['no answer', { drop: true }, 'No sabemos si el menú se guardó'],
  ] as const)(
    'keeps a new menu whose creation ends with %s, and tries again [D3]',
    async (_how, reply, words) => {
      renderSuite()
      await screen.findByText('No hay datos para mostrar')
      await fillNew()
      await create()
      services.answerNext('createMenu', reply)
      await press('Guardar menú')
      expect(await screen.findByText(words)).toBeVisible()
      expect(cards()).toHaveLength(1)
      expect(service.id).toBe(0)
      await press('Guardar menú')
      await saved('¡Menú guardado exitosamente!')
      expect(stored()).toHaveLength(1)
      expect(screen.queryByText(words)).toBeNull()
    },
  )

  it('leaves a 403 to the message of the session, and keeps every change [D3]', async () => {
    await open()
    await press('Mover Facturas antes')
    services.answerNext('modifyMenu', { status: 403 })
    await press('Guardar menú')
    await waitFor(() => expect(services.callsOf('modifyMenu')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('button', { name: 'Guardar menú' })).toBeEnabled())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(cards()).toEqual(['Facturas', 'Nómina', 'Firma'])
    expect(screen.getByText('Cambios sin guardar')).toBeInTheDocument()
  })

  it('shows beside it what people will see, with the changes, and gives the focus back', async () => {
    await open()
    await press('Vista previa')
    const preview = screen.getByRole('region', { name: 'Vista previa' })
    await press('Mover Facturas antes')
    expect(preview).toHaveTextContent('Facturas, Nómina, Firma')
    await press('Cerrar la vista previa')
    expect(preview).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Vista previa' })).toHaveFocus()
  })

  it('deletes after a question, only in the menu that is not saved yet', async () => {
    await open()
    await press('Eliminar Nómina')
    expect(dialog()).toHaveAccessibleName('¿Deseas eliminar este ítem?')
    await pressInDialog('No')
    expect(cards()).toHaveLength(3)
    await press('Eliminar Nómina')
    await pressInDialog('Sí')
    expect(cards()).toEqual(['Facturas', 'Firma'])
    expect(currentToasts().map(({ text }) => text)).toEqual(['El ítem ha sido eliminado'])
    expect(stored()).toHaveLength(3)
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored()).toEqual([two, three])
    expect(services.callsOf('modifyMenu')[0]!.body).toMatchObject({
      id: 7,
      idapplication: 3,
      idmenulocation: 4,
      numberRows: 4,
    })
  })

  it('is ordered by buttons, by keys and by dragging, and every step can be undone', async () => {
    await open()
    await press('Mover Firma antes')
    expect(cards()).toEqual(['Nómina', 'Firma', 'Facturas'])
    const edit = screen.getByRole('button', { name: 'Editar Nómina' })
    edit.focus()
    await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
    expect(cards()).toEqual(['Firma', 'Nómina', 'Facturas'])
    expect(screen.getByRole('button', { name: 'Editar Nómina' })).toHaveFocus()
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
      'Nómina: posición 2 de 3.',
    )
    const dataTransfer = { effectAllowed: '' }
    const card = (name: string): HTMLElement => screen.getByRole('article', { name })
    fireEvent.dragStart(card('Firma'), { dataTransfer })
    fireEvent.dragOver(card('Facturas'), { dataTransfer })
    fireEvent.drop(card('Facturas'), { dataTransfer })
    expect(cards()).toEqual(['Nómina', 'Facturas', 'Firma'])
    await press('Deshacer')
    await press('Deshacer')
    await press('Deshacer')
    expect(cards()).toEqual(['Nómina', 'Facturas', 'Firma'])
    expect(screen.getByText('No hay cambios para guardar')).toBeInTheDocument()
  })

  it('reads again after a failure', async () => {
    store([one])
    services.answerNext('getMenuByApp', { status: 500 })
    renderSuite()
    await screen.findByRole('alert')
    expect(screen.queryByRole('article')).toBeNull()
    await press('Reintentar')
    expect(await screen.findByRole('article', { name: 'Nómina' })).toBeInTheDocument()
  })
})

describe('the dialog of an item', () => {
  it('asks for a name and two addresses of the web [SUI-01, SUI-02, SUI-03, SUI-11, SUI-15, SUI-16, SUI-17]', async () => {
    await open()
    await press('Crear item')
    await screen.findByRole('dialog')
    await create()
    for (const name of ['Nombre ítem', 'URL de presentación', 'URL de la aplicación'])
      expect(field(name)).toHaveAccessibleDescription('Campo obligatorio.')
    expect(field('Nombre ítem')).toHaveFocus()
    fill('URL de presentación', '/users')
    fill('URL de la aplicación', 'javascript:alert(1)')
    await create()
    for (const name of ['URL de presentación', 'URL de la aplicación'])
      expect(field(name)).toHaveAccessibleDescription('Ingrese una url correcta!')
    expect(isDialogOpen()).toBe(true)
  })

  it('has a description of five rows, a switch and two logos, none of them required [SUI-04, SUI-05, SUI-06, SUI-07]', async () => {
    await open()
    await fillNew()
    expect(field('Descripción')).toHaveAttribute('rows', '5')
    expect(group(light)).toBeInTheDocument()
    expect(group(dark)).toBeInTheDocument()
    await user.click(screen.getByRole('switch', { name: 'Activo' }))
    await create()
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored().at(-1)).toEqual({
      key: expect.stringMatching(/^[A-Za-z0-9]{10}$/),
      name: 'Contabilidad',
      urlLanding: 'https://www.suite.test/',
      urlApplication: 'https://app.suite.test/',
      description: '',
      sizeIcon: '24px',
      iconName: '',
      iconNameDark: '',
      isPersonalizedIcon: false,
      isActivate: false,
      menuLocation: 4,
      children: [],
    })
    expect(services.callsOf('uploadImageMenu')).toEqual([])
  })

  it('changes an item and keeps all else that is stored of it [SUI-12]', async () => {
    await open()
    await press('Editar Firma')
    await screen.findByRole('dialog')
    fill('Nombre ítem', 'Firma digital')
    await press('Actualizar ítem')
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored()).toEqual([one, two, { ...three, name: 'Firma digital' }])
  })

  it('says where an address belongs to no listed application, and takes it', async () => {
    await open()
    await fillNew()
    expect(screen.queryByText('Esta dirección no es de ninguna aplicación de la lista.')).toBeNull()
    fill('URL de la aplicación', 'https://otra.test/')
    expect(screen.getByText('Esta dirección no es de ninguna aplicación de la lista.')).toBeInTheDocument()
    await create()
    expect(isDialogOpen()).toBe(false)
  })

  it('asks before what was typed is lost', async () => {
    await open()
    await fillNew()
    await press('Cerrar')
    await press('Seguir editando')
    expect(field('Nombre ítem')).toHaveValue('Contabilidad')
    await press('Cerrar')
    await press('Descartar')
    expect(isDialogOpen()).toBe(false)
    expect(cards()).toHaveLength(3)
  })
})

describe('the logos', () => {
  it('are uploaded when the item is created, each with one call, and the item has both paths [SUI-22, SUI-13]', async () => {
    await open()
    await fillNew()
    await choose(png('claro.png', 'clar'))
    await choose(png('oscuro.png', 'oscu'), dark)
    expect(services.callsOf('uploadImageMenu')).toEqual([])
    const gate = Promise.withResolvers<void>()
    services.answerNext('uploadImageMenu', { after: gate.promise }, { after: gate.promise })
    await create()
    expect(await screen.findByRole('progressbar', { name: `Carga de ${light}` })).toBeInTheDocument()
    expect(screen.getByRole('progressbar', { name: `Carga de ${dark}` })).toBeInTheDocument()
    expect(isDialogOpen()).toBe(true)
    gate.resolve()
    await waitFor(() => expect(isDialogOpen()).toBe(false))
    const bodies = services.callsOf('uploadImageMenu').map(({ body }) => body!)
    expect(bodies.map(({ ApplicationName, Extension }) => [ApplicationName, Extension])).toEqual([
      ['suite', '.png'],
      ['suite', '.png'],
    ])
    expect(cards()).toContain('Contabilidad')
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored().at(-1)).toMatchObject({
      iconName: '/uploads/clar.png',
      iconNameDark: '/uploads/oscu.png',
      isPersonalizedIcon: true,
    })
  })

  it.each([
    ['a 500', { status: 500 }, 'status 500'],
    ['a 413', { status: 413, text: '<html>' }, 'status 413'],
    ['a refusal', { status: 400, body: { result: 'No hay espacio.' } }, 'status 400'],
    ['no answer', { drop: true as const }, 'network'],
  ])(
    'keep the item back after %s, say so, log it, and send only what is missing [CER-11]',
    async (_what, reply, line) => {
      await open()
      await fillNew()
      await choose(png('claro.png', 'clar'))
      await choose(png('oscuro.png', 'oscu'), dark)
      services.answerNext('uploadImageMenu', reply)
      await create()
      expect(await screen.findByText(/no se cargó/)).toBeInTheDocument()
      await waitFor(() =>
        expect(
          within(screen.getByRole('dialog')).getByRole('button', { name: 'Crear item' }),
        ).not.toHaveAttribute('aria-busy'),
      )
      expect(log).toHaveBeenCalledWith(`a picture was not uploaded: ${line}`)
      expect(cards()).toHaveLength(3)
      expect(field('Nombre ítem')).toHaveValue('Contabilidad')
      await create()
      await waitFor(() => expect(isDialogOpen()).toBe(false))
      expect(services.callsOf('uploadImageMenu')).toHaveLength(3)
      expect(cards()).toContain('Contabilidad')
    },
  )

  it('that come too late change nothing: the dialog was closed meanwhile', async () => {
    await open()
    await fillNew()
    await choose(png('claro.png'))
    const gate = Promise.withResolvers<void>()
    services.answerNext('uploadImageMenu', { after: gate.promise })
    await create()
    await waitFor(() => expect(services.callsOf('uploadImageMenu')).toHaveLength(1))
    await press('Cerrar')
    await press('Descartar')
    await act(async () => gate.resolve())
    expect(cards()).toHaveLength(3)
  })

  const head = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])
  const folder = new File([], 'carpeta.png')
  folder.slice = () => ({ arrayBuffer: () => Promise.reject(new Error('a folder')) }) as unknown as Blob

  it.each<[string, File[]]>([
    ['a program named .png', [new File(['MZ\u0090'], 'a.png')]],
    ['an SVG named .png', [new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.png')]],
    ['a JPEG named .png', [new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...head])], 'a.png')]],
    ['nothing at all', [new File([], 'a.png')]],
    ['a.png.exe', [png('a.png.exe')]],
    ['a .jpg', [png('a.jpg')]],
    ['an .svg', [png('a.svg')]],
    ['a name without an extension', [png('png')]],
    ['20,000 pixels square', [png('a.png', 'a', { width: 20_000, height: 20_000 })]],
    ['a page with a picture behind it', [new File(['<script>', png('a.png')], 'a.png')]],
    ['a head that is cut off', [new File([head], 'a.png')]],
    ['two files', [png('a.png'), png('b.png')]],
    ['a folder', [folder]],
  ])('are not %s [SUI-18] [T85]', async (_what, files) => {
    await open()
    await fillNew()
    await expectRefused(files, 'Debe cargar un archivo valido (.png).')
  })

  it('have names of 200 characters at most [SUI-19]', async () => {
    await open()
    await fillNew()
    await expectRefused([png(`${'a'.repeat(197)}.png`)], 'El nombre del archivo seleccionado no es valido.')
  })

  it('have 2,097,152 bytes at most [SUI-20]', async () => {
    await open()
    await fillNew()
    await expectRefused(
      [png('a.png', 'a', { size: uploadLimit + 1 })],
      'El tamaño del archivo supera el máximo permitido (2MB).',
    )
  })

  it.each<[string, File]>([
    ['A.PNG', png('A.PNG')],
    ['a file of exactly 2,097,152 bytes', png('a.png', 'aaaa', { size: uploadLimit })],
    ['a name of 200 characters', png(`${'a'.repeat(196)}.png`)],
  ])('may be %s, seen on both grounds [SUI-21]', async (_what, file) => {
    await open()
    await fillNew()
    await choose(file)
    expect(within(group(light)).queryByText(/^Debe|^El /)).toBeNull()
    for (const ground of ['claro', 'oscuro'])
      expect(screen.getByRole('img', { name: `${light}, sobre fondo ${ground}` })).toBeInTheDocument()
  })

  it('that are stored can be taken away', async () => {
    await open([
      { ...one, iconName: '/uploads/a.png', iconNameDark: '/uploads/b.png', isPersonalizedIcon: true },
    ])
    await press('Editar Nómina')
    await screen.findByRole('dialog')
    const [first] = screen.getAllByRole('button', { name: 'Quitar logo guardado' })
    await user.click(first!)
    await press('Actualizar ítem')
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored()[0]).toMatchObject({
      iconName: '',
      iconNameDark: '/uploads/b.png',
      isPersonalizedIcon: true,
    })
  })

  it('give back the addresses of their previews [T97]', async () => {
    await open()
    await fillNew()
    await choose(png('claro.png'))
    const made = jest.mocked(URL.createObjectURL).mock.results.map(({ value }) => value as string)
    expect(made.length).toBeGreaterThan(0)
    await create()
    await waitFor(() => expect(isDialogOpen()).toBe(false))
    const given = jest.mocked(URL.revokeObjectURL).mock.calls.map(([address]) => address)
    expect(given.sort()).toEqual(made.sort())
  })

  it('of another host or folder are asked from nobody [T7]', async () => {
    await open([
      {
        ...one,
        iconName: '//evil.test/uploads/a.png',
        iconNameDark: '/uploads/../b.png',
        isPersonalizedIcon: true,
      },
    ])
    await press('Editar Nómina')
    await screen.findByRole('dialog')
    expect(screen.queryByRole('img')).toBeNull()
    expect(service.menuJson).toContain('evil.test')
  })
})
