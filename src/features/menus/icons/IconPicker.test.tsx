import { render, screen, within } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { catalogueIcons } from '#shared/icons/iconCatalogue.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { localStore } from '#shared/browser/storage.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { IconPicker } from './IconPicker.tsx'

prepareScreens()
beforeEach(() => localStore.remove('recent-icons'))
afterEach(() => i18n.changeLanguage('es'))

function TestPicker({ first = '' }: { first?: string }): ReactElement {
  const [chosen, setChosen] = useState(first)
  return (
    <>
      <IconPicker chosen={chosen} onChoose={setChosen} />
      <i>{chosen}</i>
    </>
  )
}

const grid = (name = 'Todos los íconos'): HTMLElement => screen.getByRole('listbox', { name })
const options = (name?: string): HTMLElement[] => within(grid(name)).getAllByRole('option')
const search = (): HTMLElement => screen.getByRole('searchbox', { name: 'Buscar íconos' })
const chosen = (): string => document.querySelector('i')!.textContent

it('shows all icons by name, and fewer with every letter [ICO-02, ICO-04]', async () => {
  render(<TestPicker />)
  expect(options()).toHaveLength(catalogueIcons.length)
  await user.type(search(), 'nomina')
  expect(options().map(({ textContent }) => textContent)).toEqual(['Pagos'])
  expect(screen.getByRole('status')).toHaveTextContent('1 ícono')
  await user.clear(search())
  await user.type(search(), 'xyzzy')
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
  expect(screen.getByText(/Ningún ícono se llama así/)).toBeVisible()
})

it('is one Tab stop, moves by arrow keys and chooses by Enter and Space', async () => {
  render(<TestPicker />)
  await user.click(search())
  await user.tab()
  expect(options()[0]).toHaveFocus()
  // Without layout all icons are in one row.
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowLeft}')
  expect(options()[1]).toHaveFocus()
  expect(options().filter(({ tabIndex }) => tabIndex === 0)).toEqual([options()[1]])
  await user.keyboard('{Enter}')
  expect(chosen()).toBe(options()[1]!.dataset['name'])
  expect(options()[1]).toHaveAttribute('aria-selected', 'true')
  await user.keyboard('{End} ')
  expect(chosen()).toBe(options().at(-1)!.dataset['name'])
  await user.keyboard('{Home}')
  expect(options()[0]).toHaveFocus()
  expect(within(grid()).getAllByRole('option', { selected: true })).toHaveLength(1)
})

it('has a Tab stop among the icons rendered first, with any choice', () => {
  const last = catalogueIcons.at(-1)!.name
  // Rendered to a string there are only the first icons.
  const first = document.createElement('div')
  first.innerHTML = renderToStaticMarkup(<TestPicker first={last} />)
  expect(within(first).getAllByRole('option').length).toBeLessThan(catalogueIcons.length)
  expect(first.querySelectorAll('[role=option][tabindex="0"]')).toHaveLength(1)
})

it('starts at the chosen icon', async () => {
  render(<TestPicker first="key" />)
  await user.click(search())
  await user.tab()
  expect(screen.getByRole('option', { name: 'Llave' })).toHaveFocus()
})

it('offers recent icons first, and ignores unknown names', () => {
  localStore.set('recent-icons', '["key","no_such_icon","home"]')
  render(<TestPicker />)
  expect(options('Usados recientemente').map(({ textContent }) => textContent)).toEqual(['Llave', 'Inicio'])
})

it.each([
  ['en', 'Search icons', 'Key'],
  ['pt', 'Buscar ícones', 'Chave'],
] as const)('speaks %s', async (language, label, name) => {
  i18n.changeLanguage(language)
  render(<TestPicker />)
  await user.type(screen.getByRole('searchbox', { name: label }), 'llave')
  expect(screen.getByRole('option', { name })).toBeVisible()
})
