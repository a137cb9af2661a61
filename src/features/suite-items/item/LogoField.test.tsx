import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { uploadLimit } from '#contracts/suite-items.ts'
import { log } from '#shared/browser/log.ts'
import { press, user } from '#shared/testing/testScreen.tsx'
import {
  cards,
  create,
  dark,
  field,
  fillNew,
  group,
  isDialogOpen,
  light,
  one,
  open,
  png,
  prepareSuiteItems,
  saved,
  serviceData,
  services,
  stored,
} from '../testSuiteItems.tsx'

jest.mock('#shared/browser/log.ts', () => ({ log: jest.fn() }))

prepareSuiteItems()

function drop(files: File[], logo = light): void {
  const target = within(group(logo)).getByText(/imagen \.png|\.png$/i)
  fireEvent.drop(target, { dataTransfer: { files } })
}

/** Drops a valid file and waits for its preview. */
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

describe('the logos', () => {
  it('are uploaded with one request each, and the new item has both paths [SUI-22, SUI-13]', async () => {
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
    ['a 413', { status: 413, text: '<html>' }, 'between 413'],
    ['a refusal', { status: 400, body: { result: 'No hay espacio.' } }, 'status 400'],
    ['no answer', { drop: true as const }, 'network'],
  ])(
    'block the item after %s, with a message and log, and retry only what failed [CER-11] [T86]',
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

  it('change nothing if their upload ends after the dialog was closed', async () => {
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

  it('can be removed if they are stored', async () => {
    await open([
      { ...one, iconName: '/uploads/a.png', iconNameDark: '/uploads/b.png', isPersonalizedIcon: true },
    ])
    await press('Editar Nómina')
    await screen.findByRole('dialog')
    const [first] = screen.getAllByRole('button', { name: 'Quitar logo guardado' })
    await user.click(first!)
    expect(within(group(light)).getByLabelText(/Elegir imagen/)).toHaveFocus()
    await press('Actualizar ítem')
    await press('Guardar menú')
    await saved('¡Menú modificado exitosamente!')
    expect(stored()[0]).toMatchObject({
      iconName: '',
      iconNameDark: '/uploads/b.png',
      isPersonalizedIcon: true,
    })
  })

  it('from the catalogue are labelled as icons until a file is chosen', async () => {
    await open([{ ...one, iconName: 'pi-users', iconNameDark: '/uploads/b.png', isPersonalizedIcon: false }])
    await press('Editar Nómina')
    await screen.findByRole('dialog')
    const notes = (): HTMLElement[] => screen.queryAllByText('Ícono del catálogo')
    expect(notes().map((note) => note.closest('.logo-field'))).toEqual([group(light).closest('.logo-field')])
    expect(screen.getAllByRole('button', { name: 'Quitar logo guardado' })).toHaveLength(2)
    await choose(png('claro.png'))
    expect(notes()).toEqual([])
    expect(screen.getAllByRole('button', { name: 'Quitar logo guardado' })).toHaveLength(1)
  })

  it('that failed to upload show an error until another file is chosen', async () => {
    await open()
    await fillNew()
    await choose(png('claro.png'))
    services.answerNext('uploadImageMenu', { status: 500 })
    await create()
    await screen.findByText(/no se cargó/)
    drop([png('otro.png', 'otro')])
    await waitFor(() => expect(screen.queryByText(/no se cargó/)).toBeNull())
    expect(await within(group(light)).findByText('otro.png')).toBeVisible()
  })

  it('revoke the object URLs of their previews [T97]', async () => {
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

  it('from another host or folder are not requested [T7]', async () => {
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
    expect(serviceData.menuJson).toContain('evil.test')
  })
})
