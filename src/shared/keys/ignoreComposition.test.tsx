import { fireEvent, render, screen } from '@testing-library/react'
import { ignoreComposition } from './ignoreComposition.ts'

ignoreComposition(window)

const all = { bubbles: true, cancelable: true }
const key = (name: string, more: KeyboardEventInit = {}): Event =>
  new KeyboardEvent('keydown', { ...all, key: name, ...more })

it.each<[string, Event, number]>([
  ['Enter', key('Enter', { keyCode: 13 }), 3],
  ['Enter that ends a composition', key('Enter', { isComposing: true }), 0],
  ['Enter that ends a composition in Safari', key('Enter', { keyCode: 229 }), 0],
  ['Escape that gives up a composition', key('Escape', { isComposing: true }), 0],
  ['a key of a soft keyboard', key('Unidentified', { keyCode: 229 }), 0],
  ['a press without a key, as of autofill', new Event('keydown', all), 0],
])('%s reaches the page only outside a composition [T109]', (_what, press, times) => {
  const heard = jest.fn()
  document.addEventListener('keydown', heard, { once: true })
  render(<input onKeyDown={heard} onKeyDownCapture={heard} />)
  // True: the browser's default action still happens.
  expect(fireEvent(screen.getByRole('textbox'), press)).toBe(true)
  expect(heard).toHaveBeenCalledTimes(times)
  document.removeEventListener('keydown', heard)
})
