import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ReactElement } from 'react'
import { prepareScreens } from '#shared/testing/testScreen.tsx'
import { NumberField } from '#shared/ui/NumberField.tsx'
import { hostileTexts } from '../support/hostileTexts.ts'

function Field(): ReactElement {
  const [value, setValue] = useState<number | null>(7)
  return (
    <>
      <NumberField label="Número" digits={6} value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  )
}

prepareScreens()

const input = (): HTMLInputElement => screen.getByLabelText('Número')
/** Text in the field, value in the form, and whether the field reports a text it did not accept. */
const found = (): unknown[] => [
  input().value,
  document.querySelector('output')!.textContent,
  /^No se tomó/.test(document.querySelector('.number-note')!.textContent),
]

/** A whole number of at most six digits is taken, spaces around it aside; nothing at all empties the field. */
function wanted(text: string): unknown[] {
  const number = text.trim()
  if (number === '') return ['', 'null', false]
  return /^-?\d{1,6}$/.test(number) ? [number, String(Number(number)), false] : ['7', '7', true]
}

describe.each(Object.entries(hostileTexts(6)))('%s in a number field', (_what, text) => {
  beforeEach(() => {
    render(<Field />)
    input().setSelectionRange(0, 1)
  })

  it('is taken as the number that it is, or not at all, when it is pasted [T23, T24]', () => {
    fireEvent.paste(input(), { clipboardData: { getData: () => text } })
    expect(found()).toEqual(wanted(text))
  })

  it('is taken as the number that it is, or not at all, when a keyboard of a phone writes it [T23, T24]', () => {
    fireEvent.input(input(), { target: { value: text } })
    expect(found()).toEqual(wanted(text))
  })
})
