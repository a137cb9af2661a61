import { screen, render } from '@testing-library/react'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { DateField } from './DateField.tsx'
import { MultiSelectField } from './MultiSelectField.tsx'

prepareScreens()

it.each([
  ['the head of a column', () => screen.getAllByRole('columnheader')[0]!],
  ['its edge', () => screen.getByRole('dialog')],
  ['a day out of reach', () => screen.getByRole('button', { name: /^\D*9\D/ })],
])('a calendar stays open after a click on %s, and Esc still closes it', async (_what, target) => {
  const onBlur = jest.fn()
  render(
    <DateField
      label="Fecha"
      value="2030-05-10"
      min="2030-05-10"
      today="2030-05-10"
      onChange={jest.fn()}
      onBlur={onBlur}
    />,
  )
  await user.click(screen.getByRole('button', { name: /calendario/i }))
  await user.click(target())
  expect(screen.getByRole('dialog')).toBeVisible()
  expect(onBlur).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

it.each([
  ['the number of results', () => screen.getByText(/^Resultados/)],
  ['the words beside its box', () => screen.getByText('Todos')],
  ['its box', () => screen.getByLabelText('Todos')],
])('a picker stays open after a click on %s, with the focus in its filter', async (_what, target) => {
  const options = ['Suite', 'Archivo'].map((label) => ({ value: label, label }))
  render(<MultiSelectField label="Aplicaciones" options={options} values={[]} onChange={jest.fn()} />)
  await user.click(screen.getByRole('combobox'))
  const filter = await screen.findByPlaceholderText(/busca/i)
  filter.focus()
  await user.pointer({ keys: '[MouseLeft>]', target: target() })
  expect(filter).toBeInTheDocument()
  expect(filter).toHaveFocus()
})
