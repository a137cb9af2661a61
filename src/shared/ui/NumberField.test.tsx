import { fireEvent, render, screen } from '@testing-library/react'
import { useState, type ComponentProps, type ReactElement } from 'react'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { NumberField } from './NumberField.tsx'

type Given = Partial<ComponentProps<typeof NumberField>>

function TestField({ start, given }: { start: number | null; given: Given }): ReactElement {
  const [value, setValue] = useState(start)
  return (
    <>
      <NumberField label="Número" digits={6} {...given} value={value} onChange={setValue} />
      <output>{String(value)}</output>
      <button>Otro</button>
    </>
  )
}

const input = (): HTMLInputElement => screen.getByLabelText('Número')
const value = (): string | null => document.querySelector('output')!.textContent
const note = (): string | null => document.querySelector('.number-note')!.textContent
const notTaken = (text: string): string => `No se tomó «${text}»: aquí van números enteros de hasta 6 cifras.`

async function open(start: number | null = null, given: Given = {}): Promise<void> {
  render(<TestField start={start} given={given} />)
  await user.click(input())
}

prepareScreens()

describe('a number field', () => {
  it('is disabled with a reason, which is announced after the hint', () => {
    render(<TestField start={3} given={{ hint: 'Entre 1 y 9', disabledReason: 'No se usa' }} />)
    expect(input()).toBeDisabled()
    expect(input()).toHaveAccessibleDescription('Entre 1 y 9 · No se usa')
  })

  it.each([0, 1, -1, undefined])('keeps a typed minus visible with the minimum %s [D45]', async (min) => {
    await open(null, { ...(min !== undefined && { min }) })
    await user.keyboard('-')
    expect(input()).toHaveValue('-')
    await user.keyboard('5')
    expect([input().value, value(), note()]).toEqual(['-5', '-5', ''])
    await user.tab()
    expect([input().value, value()]).toEqual(['-5', '-5'])
  })

  it('keeps a lone minus on blur, without a number, and allows deleting it [D45]', async () => {
    await open(7)
    await user.clear(input())
    await user.keyboard('-')
    await user.tab()
    expect([input().value, value()]).toEqual(['-', 'null'])
    await user.click(input())
    await user.keyboard('{Backspace}')
    await user.tab()
    expect(input()).toHaveValue('')
  })

  it.each(['e', '.', '٣', '+', '-'])('says that a typed %s is not accepted [D45]', async (key) => {
    await open()
    await user.keyboard(`1${key}`)
    expect([input().value, value()]).toEqual(['1', '1'])
    expect(note()).toBe(notTaken(`1${key}`))
    await user.keyboard('3')
    expect([input().value, value(), note()]).toEqual(['13', '13', ''])
  })

  it('says that no more digits fit [APV-18] [D45]', async () => {
    await open(123_456)
    await user.keyboard('7')
    expect([input().value, value(), note()]).toEqual(['123456', '123456', notTaken('1234567')])
  })

  it.each([
    ['12', '12'],
    [' -7\n', '-7'],
    ['007', '7'],
  ])('accepts the pasted number %j [D45]', async (text, number) => {
    await open(5)
    input().select()
    await user.paste(text)
    expect([value(), note()]).toEqual([number, ''])
  })

  it.each(['1e3', '1,234.5', '1234567', 'a las 7 h', '07:30', '<b>'])(
    'rejects the pasted text %j with a message [D45]',
    async (text) => {
      await open(5)
      input().select()
      await user.paste(text)
      expect([input().value, value(), note()]).toEqual(['5', '5', notTaken(text)])
    },
  )

  it('quotes the beginning of a long text', async () => {
    await open()
    await user.paste('x'.repeat(10_000))
    expect(note()).toBe(notTaken('x'.repeat(20)))
  })

  it('reverts invalid input without key events and says so [D45]', async () => {
    await open(5)
    fireEvent.input(input(), { target: { value: '5m' } })
    expect([input().value, value(), note()]).toEqual(['5', '5', notTaken('5m')])
  })

  it('says how a number beyond a limit was changed on blur [NTV-13, NTV-14] [D53]', async () => {
    await open(null, { min: 0, max: 23, clamps: true })
    await user.keyboard('99')
    await user.tab()
    expect([input().value, value(), note()]).toEqual(['23', '23', '99 se cambió por 23, el máximo.'])
    await user.click(input())
    await user.keyboard('{Control>}a{/Control}-1')
    await user.tab()
    expect([input().value, value(), note()]).toEqual(['0', '0', '-1 se cambió por 0, el mínimo.'])
  })

  it('does not change while read-only, without a message', async () => {
    await open(5, { isReadOnly: true })
    await user.keyboard('6e')
    await user.paste('12')
    expect([input().value, value(), note()]).toEqual(['5', '5', ''])
  })
})
