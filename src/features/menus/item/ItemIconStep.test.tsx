import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { localStore } from '#shared/browser/storage.ts'
import { press, user } from '#shared/testing/testScreen.tsx'
import {
  accepted,
  itemDialog,
  openItem,
  pickIcon,
  prepareItemDialog,
  services,
  storedItem,
} from './testItemDialog.tsx'

prepareItemDialog()

describe('the icon', () => {
  it('is applied by Cargar, and dropped by Cancelar [ICO-05] [G-46]', async () => {
    await openItem(storedItem)
    await press('Siguiente')
    const load = await screen.findByRole('button', { name: 'Cargar' })
    expect(load).toHaveAttribute('aria-disabled', 'true')
    expect(load).toHaveAccessibleDescription(/Elige otro ícono/)
    await pickIcon('Llave')
    const current = (): HTMLElement => itemDialog().querySelector<HTMLElement>('.item-icon-now strong')!
    expect(current()).toHaveTextContent('Personas')
    expect(itemDialog()).toHaveTextContent('Elegido: Llave.')
    await press('Cancelar')
    expect(await screen.findByRole('option', { name: 'Personas', selected: true })).toBeVisible()
    await pickIcon('Llave')
    await press('Cargar')
    expect(current()).toHaveTextContent('Llave')
    expect(load).toHaveAttribute('aria-disabled', 'true')
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted).toEqual([{ ...storedItem, iconName: 'key' }]))
    expect(localStore.get('recent-icons')).toBe('["key"]')
  })

  it.each(['Cargar', 'Cancelar'])('keeps the focus on %s, which is then inactive', async (name) => {
    await openItem(storedItem)
    await press('Siguiente')
    await pickIcon('Llave')
    const button = screen.getByRole('button', { name })
    button.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    expect(button).toHaveFocus()
    const before = itemDialog().querySelector('.item-icon-now')!.textContent
    await user.keyboard('{Enter}')
    expect(itemDialog().querySelector('.item-icon-now')).toHaveTextContent(before)
    expect(services.callsOf('uploadImageMenu')).toEqual([])
  })

  it('that is chosen but not loaded is applied with the item', async () => {
    await openItem(storedItem)
    await press('Siguiente')
    await pickIcon('Llave')
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted).toMatchObject([{ iconName: 'key' }]))
  })

  it('removes the former dark picture', async () => {
    const item = {
      ...storedItem,
      isPersonalizedIcon: true,
      iconName: '/uploads/a.png',
      iconNameDark: '/uploads/b.png',
    }
    await openItem(item)
    await press('Siguiente')
    expect(screen.getByRole('radio', { name: 'Imagen propia' })).toBeChecked()
    await user.click(screen.getByRole('radio', { name: 'Catálogo' }))
    await pickIcon('Llave')
    await press('Cargar')
    await press('Actualizar ítem')
    await waitFor(() =>
      expect(accepted).toEqual([
        { ...storedItem, iconName: 'key', iconNameDark: '', isPersonalizedIcon: false },
      ]),
    )
  })
})

describe('an uploaded picture', () => {
  const head = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, 0, 9, 0, 0, 0, 9,
  ]
  function png(name = 'logo.png', size = 40): File {
    const bytes = new Uint8Array(size)
    bytes.set(head)
    return new File([bytes], name)
  }

  async function chooseFile(file: File): Promise<void> {
    await press('Siguiente')
    await user.click(await screen.findByRole('radio', { name: 'Imagen propia' }))
    fireEvent.change(document.querySelector('input[type=file]')!, { target: { files: [file] } })
  }
  const load = (): HTMLElement => screen.getByRole('button', { name: 'Cargar' })

  it('is uploaded by Cargar and then belongs to the item [G-46]', async () => {
    await openItem(storedItem)
    await chooseFile(png())
    await waitFor(() => expect(load()).not.toHaveAttribute('aria-disabled', 'true'))
    await user.click(load())
    await waitFor(() => expect(load()).toHaveAttribute('aria-disabled', 'true'))
    expect(services.callsOf('uploadImageMenu')[0]!.body).toMatchObject({
      ApplicationName: 'suite',
      Extension: '.png',
    })
    await press('Actualizar ítem')
    const picture = { iconName: '/uploads/new.png', isPersonalizedIcon: true }
    await waitFor(() => expect(accepted).toEqual([{ ...storedItem, ...picture }]))
    expect(services.callsOf('uploadImageMenu')).toHaveLength(1)
  })

  it('changes nothing if the item was discarded during the upload', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('uploadImageMenu', { after: held })
    await openItem(storedItem)
    await chooseFile(png())
    await waitFor(() => expect(load()).not.toHaveAttribute('aria-disabled', 'true'))
    await press('Actualizar ítem')
    await waitFor(() => expect(services.callsOf('uploadImageMenu')).toHaveLength(1))
    cleanup()
    answer()
    // Requests sent after it are answered after it.
    const other = { ...storedItem, name: 'Roles' }
    await openItem(other)
    await chooseFile(png())
    await waitFor(() => expect(load()).not.toHaveAttribute('aria-disabled', 'true'))
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted).toMatchObject([{ name: 'Roles', iconName: '/uploads/new.png' }]))
  })

  it('is replaced by an icon chosen during the upload', async () => {
    const { promise: held, resolve: answer } = Promise.withResolvers<void>()
    services.answerNext('uploadImageMenu', { after: held })
    await openItem(storedItem)
    await chooseFile(png())
    await waitFor(() => expect(load()).not.toHaveAttribute('aria-disabled', 'true'))
    await press('Actualizar ítem')
    await waitFor(() => expect(services.callsOf('uploadImageMenu')).toHaveLength(1))
    await user.click(screen.getByRole('radio', { name: 'Catálogo' }))
    await pickIcon('Llave')
    answer()
    await press('Actualizar ítem')
    await waitFor(() => expect(accepted).toEqual([{ ...storedItem, iconName: 'key' }]))
  })

  it.each([
    ['of another kind', () => new File(['x'], 'logo.jpg'), 'Debe cargar un archivo valido (.png).'],
    [
      'that only looks like one',
      () => new File(['no picture at all'], 'a.png'),
      'Debe cargar un archivo valido (.png).',
    ],
    [
      'with too long a name',
      () => png(`${'x'.repeat(200)}.png`),
      'El nombre del archivo seleccionado no es valido.',
    ],
    ['too large', () => png('a.png', 2_097_153), 'El tamaño del archivo supera el máximo permitido (2MB).'],
  ])('%s is refused [T85]', async (_what, file, words) => {
    await openItem(storedItem)
    await chooseFile(file())
    expect(await screen.findByText(words)).toBeVisible()
    expect(load()).toHaveAttribute('aria-disabled', 'true')
  })

  it.each([
    ['500', { status: 500 }],
    ['413', { status: 413, text: '<html>' }],
    ['a refusal', { status: 400, body: { result: 'No es un PNG' } }],
    ['HTML', { text: '<html>' }],
    ['an answer without a path', { body: {} }],
    ['no answer', { drop: true as const }],
  ])('answered with %s keeps the dialog open, shows why, and can be retried [T86]', async (_what, reply) => {
    services.answerNext('uploadImageMenu', reply)
    await openItem(storedItem)
    await chooseFile(png())
    await waitFor(() => expect(load()).not.toHaveAttribute('aria-disabled', 'true'))
    await press('Actualizar ítem')
    expect(await screen.findByText('Imagen propia: no se cargó')).toBeVisible()
    expect(accepted).toEqual([])
    expect(itemDialog()).toHaveTextContent('Elegido: logo.png')
    await press('Actualizar ítem')
    await waitFor(() =>
      expect(accepted).toMatchObject([{ iconName: '/uploads/new.png', isPersonalizedIcon: true }]),
    )
  })
})
