import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { i18n } from '#shared/texts/i18n.ts'
import { useListParams } from '../useListParams.ts'
import { ViewsButton } from './ViewsButton.tsx'
import { ViewChipsPart } from './ViewChipsPart.tsx'
import { viewsKey } from './openingQuery.ts'
import '../listTexts.ts'

const sorts = ['newest', 'oldest'] as const
const user = userEvent.setup({ delay: null })
const query = (search: string): string => `columns=&density=comfortable&search=${search}&size=10`

function List() {
  const [params] = useListParams(sorts)
  const shown = { ...params, view: { columns: [], density: 'comfortable' as const } }
  return (
    <>
      <ViewsButton shown={shown} total={null} />
      <ViewChipsPart shown={shown} />
    </>
  )
}
const open = (address: string) =>
  render(<List />, {
    wrapper: ({ children }) => <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>,
  })
const chips = async (): Promise<(string | null)[]> =>
  within(await screen.findByRole('navigation', { name: 'Vistas' }))
    .getAllByRole('link')
    .map((one) => (one.getAttribute('aria-current') ? `[${one.textContent}]` : one.textContent))

beforeAll(() => i18n.changeLanguage('es'))
beforeEach(() => localStorage.clear())

it('shows and marks a view as soon as it is named', async () => {
  open('/people?search=ana')
  expect(screen.queryByRole('navigation')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Vistas' }))
  await user.type(await screen.findByRole('textbox', { name: 'Nombre de la vista' }), 'De Ana')
  // Lazy code suspends its parent.
  await act(() => user.keyboard('{Enter}'))
  expect(await chips()).toEqual(['Lista completa', '[De Ana]'])
  await user.click(screen.getByRole('link', { name: 'Lista completa' }))
  expect(await chips()).toEqual(['[Lista completa]', 'De Ana'])
})

it('shows four views, and another one if it is active', async () => {
  const views = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, name: id, query: query(id) }))
  localStorage.setItem(viewsKey('/people'), JSON.stringify({ views, opens: null }))
  open(`/people?${query('f')}`)
  expect(await chips()).toEqual(['Lista completa', 'a', 'b', 'c', 'd', '[f]'])
})
