import { startTransition, useState, type ReactElement } from 'react'
import { createRoot } from 'react-dom/client'
import { fireEvent, render, screen } from '@testing-library/react'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { TypedAhead } from './TypedAhead.tsx'

prepareScreens()
const onClose = jest.fn()

function Host(): ReactElement {
  const [typed, setTyped] = useState('')
  return (
    <>
      <output>{typed}</output>
      <TypedAhead label="Cargando…" onType={setTyped} onClose={onClose} />
    </>
  )
}

it('buffers typed text until the field is ready, and cancels on Escape [beyond 25]', async () => {
  render(<Host />)
  await user.keyboard('no{Shift}x{Backspace}é{ArrowLeft}{Enter}{Control>}r{/Control} p')
  expect(document.querySelector('output')?.textContent).toBe('noé p')
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})

it('deletes a whole character, even a combined one', async () => {
  render(<Host />)
  await user.keyboard('a')
  fireEvent.keyDown(document, { key: '😀' })
  expect(document.querySelector('output')?.textContent).toBe('a😀')
  await user.keyboard('{Backspace}')
  expect(document.querySelector('output')?.textContent).toBe('a')
})

it.each([
  ['a letter', { key: 'x' }, 'x', true],
  ['a key that writes nothing', { key: 'Tab' }, '', false],
  ['a shortcut of the browser', { key: 'r', ctrlKey: true }, '', false],
  ['one with ⌘', { key: 'r', metaKey: true }, '', false],
  ['one with Alt', { key: 'd', altKey: true }, '', false],
])('%s is left to the browser unless it is typed', (_what, init, typed, isTaken) => {
  render(<Host />)
  // False if the default action was prevented.
  expect(fireEvent.keyDown(document, init)).toBe(!isTaken)
  expect(document.querySelector('output')?.textContent).toBe(typed)
})

it('takes no letter from the real field that replaces it', async () => {
  const act = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }
  act.IS_REACT_ACT_ENVIRONMENT = false
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const changed = (): Promise<void> =>
    new Promise((resolve) => {
      new MutationObserver(() => resolve()).observe(place, { childList: true })
    })
  const shown = changed()
  root.render(<TypedAhead label="Cargando…" onType={() => {}} onClose={onClose} />)
  await shown
  const gone = changed()
  startTransition(() => root.render(null))
  await gone
  const isLeft = fireEvent.keyDown(document, { key: 'm' })
  act.IS_REACT_ACT_ENVIRONMENT = true
  expect(isLeft).toBe(true)
})
