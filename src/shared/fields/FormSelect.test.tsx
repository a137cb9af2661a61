import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { useForm } from 'react-hook-form'
import { i18n } from '#shared/texts/i18n.ts'
import { choiceKind } from './choiceKind.ts'
import { LongSelectField } from './ChoiceSelect.tsx'
import { FormSelect } from './FormSelect.tsx'
import type { FieldOptions } from './options.ts'
import '#shared/cards/cardTexts.ts'

const some = (count: number): FieldOptions['list'] =>
  Array.from({ length: count }, (_, at) => ({ value: String(at + 1), label: `País ${at + 1}` }))
const retry = jest.fn()
const onSent = jest.fn()
const user = userEvent.setup({ pointerEventsCheck: 0 })

function Example(options: Partial<FieldOptions> & { value?: string; isReadOnly?: boolean }): ReactElement {
  const form = useForm({ defaultValues: { country: options.value ?? '' } })
  return (
    <form onSubmit={form.handleSubmit(onSent)}>
      <FormSelect
        form={form}
        name="country"
        label="País"
        isReadOnly={options.isReadOnly ?? false}
        isRequired
        problemText={(problem) => problem}
        options={{ list: options.list ?? [], state: options.state ?? 'ready', retry }}
      />
      <button type="button" onClick={() => form.setFocus('country')}>
        focus
      </button>
      <button>send</button>
    </form>
  )
}

const press = (name: string): Promise<void> => user.click(screen.getByRole('button', { name }))
const sent = () => onSent.mock.calls.at(-1)?.[0]

beforeAll(async () => {
  i18n.changeLanguage('es')
  await LongSelectField.load()
  // Missing in jsdom.
  Element.prototype.scrollIntoView = () => {}
})

it.each([
  ['while they are awaited', { state: 'loading' }, 'Cargando…'],
  ['where the stored one is not offered', { list: some(2), value: '77' }, '77'],
  ['where one of few is stored', { list: some(2), value: '2' }, 'País 2'],
] as const)('shows a choice in the list of the browser %s', (_when, options, text) => {
  render(<Example {...options} />)
  expect(screen.getByRole('combobox', { name: 'País' })).toHaveDisplayValue(text)
})

it('offers a retry for options that failed to load, and keeps the stored one', async () => {
  render(<Example state="failed" value="5" />)
  await press('Reintentar')
  expect(retry).toHaveBeenCalledTimes(1)
  await press('send')
  expect(sent()).toEqual({ country: '5' })
})

it.each([
  ['few', 5],
  ['very many', 60],
] as const)('out of %s keeps value and focus while read-only', async (_how, count) => {
  const options = { list: some(count), value: '3' }
  const { rerender } = render(<Example {...options} />)
  const field = await screen.findByRole('combobox', { name: 'País' })
  rerender(<Example {...options} isReadOnly />)
  await press('focus')
  expect(field).toHaveFocus()
  if (choiceKind(count) === 'native') await user.selectOptions(field, '5')
  else {
    await user.click(field)
    await user.click(await screen.findByRole('option', { name: 'País 5', hidden: true }))
  }
  await press('send')
  expect(sent()).toEqual({ country: '3' })
})

describe('out of many options', () => {
  it('keeps a stored one that is not offered, is required, and can be focused by the form', async () => {
    render(<Example list={some(60)} value="777" />)
    const field = await screen.findByRole('combobox', { name: 'País' })
    expect(field.tagName).toBe('INPUT')
    expect(screen.getByText('777')).toBeInTheDocument()
    expect(field).toBeRequired()
    await press('focus')
    expect(field).toHaveFocus()
    await press('send')
    expect(sent()).toEqual({ country: '777' })
  })
})
