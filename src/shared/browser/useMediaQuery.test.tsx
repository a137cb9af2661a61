import { act, render, screen } from '@testing-library/react'
import { useMediaQuery } from './useMediaQuery.ts'

const query = '(min-width: 60rem)'
let isWide = true
const lists: EventTarget[] = []

beforeEach(() => {
  isWide = true
  lists.length = 0
  globalThis.matchMedia = () => {
    const list = Object.assign(new EventTarget(), { matches: isWide })
    lists.push(list)
    return list as unknown as MediaQueryList
  }
})
afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'))

function Width() {
  return <output>{useMediaQuery(query) ? 'wide' : 'narrow'}</output>
}

it('follows the change events of the query', () => {
  render(<Width />)
  expect(screen.getByRole('status')).toHaveTextContent('wide')
  isWide = false
  act(() => lists.forEach((list) => list.dispatchEvent(new Event('change'))))
  expect(screen.getByRole('status')).toHaveTextContent('narrow')
})

it('reads the last width after a late change event', () => {
  render(<Width />)
  isWide = false
  act(() => lists.forEach((list) => list.dispatchEvent(new Event('change'))))
  isWide = true
  act(() => void dispatchEvent(new Event('resize')))
  expect(screen.getByRole('status')).toHaveTextContent('wide')
})

it('unsubscribes on unmount', () => {
  const { unmount } = render(<Width />)
  const removed = jest.spyOn(globalThis, 'removeEventListener')
  unmount()
  expect(removed.mock.calls.map(([type]) => type)).toContain('resize')
})
