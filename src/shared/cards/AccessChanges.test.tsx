import { render, screen } from '@testing-library/react'
import { i18n } from '#shared/texts/i18n.ts'
import { AccessChanges } from './AccessChanges.tsx'

beforeAll(() => i18n.changeLanguage('es'))

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `P${String(at)}`)
const lines = (): (string | null)[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('names every privilege of a few, and some of many', () => {
  render(
    <AccessChanges
      title="Con estos cambios, el rol:"
      changes={[{ application: 'Suite', gained: names(14), lost: names(3) }]}
    />,
  )
  expect(lines()).toEqual([
    'gana 14 privilegios en Suite, entre ellos P0, P1 y P2',
    'pierde 3 privilegios en Suite: P0, P1 y P2',
  ])
})

it('shows the number of lines beyond the limit', () => {
  const changes = names(8).map((application) => ({ application, gained: ['VER'], lost: [] }))
  render(<AccessChanges title="" changes={changes} />)
  expect(lines()).toHaveLength(7)
  expect(lines().at(-1)).toBe('y 2 cambios más')
})

it('renders nothing without changes', () => {
  const { container } = render(
    <AccessChanges title="" changes={[{ application: 'A', gained: [], lost: [] }]} />,
  )
  expect(container).toBeEmptyDOMElement()
})
