import { act, render, screen } from '@testing-library/react'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { CardActions, type CardAction } from './CardActions.tsx'

const action = (id: string, isBusy: boolean): CardAction => ({
  id,
  label: id,
  icon: <i />,
  isBusy,
  onAct: () => {},
})
const words = 'Seguimos trabajando en ello…'

prepareScreens()
beforeEach(() => void jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

it.each([0, 1])('says after some seconds that action %d is still on its way [T95]', (busy) => {
  const actions = [0, 1].map((id) => action(`Acción ${id}`, id === busy))
  const { rerender } = render(<CardActions actions={actions} />)
  act(() => void jest.advanceTimersByTime(4_000))
  expect(screen.getByText(words)).toBeVisible()
  rerender(<CardActions actions={actions.map(({ id }) => action(id, false))} />)
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
