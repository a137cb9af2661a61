import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState, type ReactElement, type ReactNode } from 'react'
import { uploadLimit } from '#contracts/suite-items.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { DateField } from './DateField.tsx'
import { LongSelectField } from './LongSelectField.tsx'
import { MultiSelectField } from './MultiSelectField.tsx'
import { PictureField } from './PictureField.tsx'

const many = Array.from({ length: 30 }, (_, at) => ({ value: `${at + 1}`, label: `Opción ${at + 1}` }))

type HeldProps<T> = { start: T; children: (value: T, onChange: (value: T) => void) => ReactNode }

function Held<T>({ start, children }: HeldProps<T>): ReactElement {
  const [value, setValue] = useState(start)
  return (
    <>
      {children(value, setValue)}
      <output>{JSON.stringify(value)}</output>
      <button>Otro</button>
    </>
  )
}

const kept = (): unknown => JSON.parse(document.querySelector('output')!.textContent)
const control = (): HTMLElement => screen.getByRole('combobox', { name: 'Países' })
/** The active option while the focus stays in the filter. */
const active = (): Element | null =>
  document.getElementById(document.activeElement?.getAttribute('aria-activedescendant') ?? '')

prepareScreens()

beforeAll(() => {
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => {}
})

it('a multi select is filtered and chosen by keyboard', async () => {
  render(
    <Held<string[]> start={[]}>
      {(values, onChange) => <MultiSelectField label="Países" options={many} {...{ values, onChange }} />}
    </Held>,
  )
  await user.tab()
  await user.keyboard('{ArrowDown}')
  const filter = await screen.findByLabelText('Buscar en Países')
  await waitFor(() => expect(filter).toHaveFocus())
  await user.keyboard('{End}')
  await waitFor(() => expect(active()?.textContent).toBe('Opción 30'))
  await user.keyboard('{Home}')
  await waitFor(() => expect(active()?.textContent).toBe('Opción 1'))
  await user.keyboard('{ArrowDown}')
  await waitFor(() => expect(active()?.textContent).toBe('Opción 2'))
  await user.keyboard(' ')
  await waitFor(() => expect(kept()).toEqual(['2']))
  await user.keyboard('OPCION 1')
  expect(await screen.findByText('Resultados: 11')).toBeInTheDocument()
  await waitFor(() => expect(active()?.textContent).toBe('Opción 1'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(kept()).toEqual(['2', '1']))
  expect(filter).toHaveFocus()
  expect(active()).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByLabelText('Todos'))
  await waitFor(() => expect(control()).toHaveValue('12 opciones elegidas'))
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(control()).toHaveFocus()
})

it('a long select is typed like a native one, and Escape cancels', async () => {
  render(
    <Held start="7">
      {(value, onChange) => <LongSelectField label="Países" options={many} {...{ value, onChange }} />}
    </Held>,
  )
  const type = async (text: string): Promise<void> => {
    await user.keyboard(text)
    await waitFor(() => expect(active()?.textContent).toBe('Opción 12'))
  }
  await user.tab()
  await type('opción 12')
  await user.keyboard('{Escape}')
  expect(control()).toHaveFocus()
  expect(kept()).toBe('7')
  await type('12')
  await user.keyboard('{Enter}')
  await waitFor(() => expect(kept()).toBe('12'))
  expect(control()).toHaveFocus()
})

it('a date is chosen by keys within its limits, or typed', async () => {
  const limits = { min: '2025-11-21', max: '2027-12-31', today: '2025-11-21' }
  render(
    <Held start="2025-12-24">
      {(value, onChange) => <DateField label="Fecha" {...limits} {...{ value, onChange }} />}
    </Held>,
  )
  const opener = screen.getByRole('button', { name: 'Abrir el calendario de Fecha' })
  const expectDay = (name: string): void => {
    expect(screen.getByRole('button', { name })).toHaveFocus()
  }
  await user.click(opener)
  expectDay('miércoles, 24 de diciembre de 2025')
  await user.keyboard('{PageUp}')
  expectDay('lunes, 24 de noviembre de 2025')
  await user.keyboard('{ArrowUp}')
  expectDay('viernes, 21 de noviembre de 2025')
  await user.keyboard('{Escape}')
  expect(opener).toHaveFocus()
  expect(kept()).toBe('2025-12-24')
  await user.click(opener)
  await user.keyboard('{ArrowRight}{Enter}')
  expect(kept()).toBe('2025-12-25')
  const field = screen.getByRole('textbox', { name: 'Fecha' })
  expect(field).toHaveValue('25/12/2025')
  await user.clear(field)
  await user.type(field, '1/2/2026')
  await user.click(screen.getByRole('button', { name: 'Otro' }))
  expect(field).toHaveValue('01/02/2026')
  expect(kept()).toBe('2026-02-01')
})

const messages = { type: 'No es un .png.', name: 'El nombre es largo.', size: 'Es grande.' }

/** A picture file with a valid head of this width in pixels. */
function png(width: number, name = 'a.png'): File {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000001080600000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  return new File([head], name)
}

function renderPicture(): { input: HTMLInputElement; zone: Element } {
  render(
    <Held<File | null> start={null}>
      {(file, onChange) => <PictureField label="Imagen" {...{ file, onChange, messages }} />}
    </Held>,
  )
  return { input: screen.getByLabelText(/imagen/i), zone: document.querySelector('.picture-control')! }
}

describe('a picture', () => {
  beforeEach(() => {
    // Missing in jsdom.
    URL.createObjectURL = () => 'blob:picture'
    URL.revokeObjectURL = jest.fn()
  })

  it.each([
    ['a program', [new File(['MZ'], 'a.png.exe')], messages.type],
    ['a program named as a picture', [new File(['MZ'], 'a.png')], messages.type],
    ['a picture of too many pixels', [png(20_000)], messages.type],
    ['nothing', [new File([], 'a.png')], messages.type],
    ['one byte too many', [new File([new Uint8Array(uploadLimit + 1)], 'a.png')], messages.size],
    ['too long a name', [png(8, `${'a'.repeat(197)}.png`)], messages.name],
    ['two at once', [png(8, 'one.png'), png(8, 'two.png')], messages.type],
  ])('stays after %s, with an error', async (_what, files, message) => {
    const { input, zone } = renderPicture()
    await user.upload(input, png(8, 'A.PNG'))
    expect(await screen.findByRole('img', { name: 'Vista previa de A.PNG' })).toBeInTheDocument()
    fireEvent.drop(zone, { dataTransfer: { files } })
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByText('A.PNG')).toBeInTheDocument()
    await user.upload(input, png(8, 'b.png'))
    expect(await screen.findByText('b.png')).toBeInTheDocument()
    expect(screen.queryByText(message)).not.toBeInTheDocument()
  })

  it('is dropped, pasted or removed, and its object URL is revoked', async () => {
    const { input, zone } = renderPicture()
    fireEvent.drop(zone, { dataTransfer: { files: [png(8, 'dropped.png')] } })
    expect(await screen.findByText('dropped.png')).toBeInTheDocument()
    fireEvent.paste(zone, { clipboardData: { files: [png(8, 'pasted.png')] } })
    expect(await screen.findByText('pasted.png')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Quitar imagen' }))
    expect(screen.queryByRole('img')).not.toBeInTheDocument()
    expect(URL.revokeObjectURL).toHaveBeenLastCalledWith('blob:picture')
    expect(input).toHaveFocus()
  })
})
