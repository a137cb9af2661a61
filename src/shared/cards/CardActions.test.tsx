import { act, fireEvent, render, screen } from '@testing-library/react'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import { CardActions, type CardAction } from './CardActions.tsx'

/** Events in order. */
let done: string[]
const action = (id: string, more: Partial<CardAction> = {}): CardAction => ({
  id,
  label: id,
  icon: <i />,
  onAct: () => done.push(`${id}, ${document.activeElement!.getAttribute('aria-label')}`),
  ...more,
})
const names = (buttons: HTMLElement[]): (string | null)[] =>
  buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)
const more = (): HTMLElement => screen.getByRole('button', { name: 'Más acciones' })
const words = 'Seguimos trabajando en ello…'

prepareScreens()
beforeEach(() => {
  done = []
})
afterEach(() => {
  jest.useRealTimers()
})

it.each([
  [
    'all',
    [action('Duplicar'), action('Acceso', { isMain: true })],
    ['Editar', 'Acceso', 'Más acciones', 'Duplicar'],
  ],
  ['no main one', [action('Duplicar')], ['Editar', 'Más acciones', 'Duplicar']],
  ['no others', [action('Acceso', { isMain: true })], ['Editar', 'Acceso']],
])('keep one order in any combination: %s', (_what, actions, expected) => {
  render(<CardActions actions={actions} onEdit={() => {}} />, { wrapper: PageStore })
  expect(names(screen.getAllByRole('button'))).toEqual(expected)
})

it('closes the menu and moves the focus to a visible element before the action runs', () => {
  render(<CardActions actions={[action('Borrar')]} />, { wrapper: PageStore })
  fireEvent.click(more())
  expect(more()).toHaveAttribute('aria-expanded', 'true')
  fireEvent.click(screen.getByText('Borrar'))
  expect(done).toEqual(['Borrar, Más acciones'])
  expect(more()).toHaveAttribute('aria-expanded', 'false')
})

it.each([0, 1])('reports after some seconds that action %d is slow [T95]', (busy) => {
  jest.useFakeTimers()
  const actions = [0, 1].map((id) => action(`Acción ${id}`, { isBusy: id === busy }))
  const { rerender } = render(<CardActions actions={actions} />, { wrapper: PageStore })
  expect(more()).toHaveAttribute('aria-busy', 'true')
  act(() => void jest.advanceTimersByTime(4_000))
  expect(screen.getByText(words)).toBeVisible()
  rerender(<CardActions actions={actions.map((one) => ({ ...one, isBusy: false }))} />)
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
