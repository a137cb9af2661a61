import { useState, type ReactElement } from 'react'
import { render, screen } from '@testing-library/react'
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

it('keeps what is typed until the field is there, and gives up at Escape (beyond 25)', async () => {
  render(<Host />)
  await user.keyboard('no{Shift}x{Backspace}é{ArrowLeft}{Enter}{Control>}r{/Control} p')
  expect(document.querySelector('output')?.textContent).toBe('noé p')
  expect(screen.getByText('Cargando…')).toBeInTheDocument()
  expect(onClose).not.toHaveBeenCalled()
  await user.keyboard('{Escape}')
  expect(onClose).toHaveBeenCalledTimes(1)
})
