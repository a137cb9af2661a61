import { act, fireEvent, render, screen } from '@testing-library/react'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { CardActions, type CardAction } from './CardActions.tsx'

/** What happened, in its order. */
let done: string[]
const action = (id: string, isBusy: boolean): CardAction => ({
  id,
  label: id,
  icon: <i />,
  isBusy,
  onAct: () => done.push(id),
})
const words = 'Seguimos trabajando en ello…'

prepareScreens()
beforeEach(() => {
  done = []
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  for (const name of ['popover', 'hidePopover']) Reflect.deleteProperty(HTMLElement.prototype, name)
})

/** What a browser answers to whether a popover is open. */
function answerOpen(answer: () => boolean): void {
  const { matches } = Element.prototype
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':popover-open' ? answer() : matches.call(this, selector)
  })
}

it.each([
  ['the menu is open', true, ['hidden', 'Borrar']],
  ['the actions stand beside each other', false, ['Borrar']],
])('where %s (%j) this happens at a press: %j', (_how, isOpen, expected) => {
  Object.assign(HTMLElement.prototype, { popover: null, hidePopover: () => done.push('hidden') })
  answerOpen(() => isOpen)
  render(<CardActions actions={[action('Borrar', false)]} />)
  fireEvent.click(screen.getByText('Borrar'))
  expect(done).toEqual(expected)
})

it('acts in a browser without popovers, which takes the question for an error', () => {
  answerOpen(() => {
    throw new SyntaxError('There is no :popover-open.')
  })
  render(<CardActions actions={[action('Borrar', false)]} />)
  fireEvent.click(screen.getByText('Borrar'))
  expect(done).toEqual(['Borrar'])
})

it.each([0, 1])('says after some seconds that action %d is still on its way [T95]', (busy) => {
  jest.useFakeTimers()
  const actions = [0, 1].map((id) => action(`Acción ${id}`, id === busy))
  const { rerender } = render(<CardActions actions={actions} />)
  act(() => void jest.advanceTimersByTime(4_000))
  expect(screen.getByText(words)).toBeVisible()
  rerender(<CardActions actions={actions.map(({ id }) => action(id, false))} />)
  expect(screen.queryByText(words)).not.toBeInTheDocument()
})
