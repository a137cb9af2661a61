import { render, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { alertDialog, press, pressInDialog, prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { PageStore } from '#shared/testing/testStore.tsx'
import '#shared/list/listTexts.ts'
import { useSwitchAction } from './useSwitchAction.tsx'

const onSwitch = jest.fn<void, [boolean]>()

type CardProps = { isOn: boolean; isBusy?: boolean; reason?: string }

function Card({ isOn, isBusy = false, reason }: CardProps): ReactElement {
  const { action, dialog: question } = useSwitchAction()({
    isOn,
    isBusy,
    reason,
    question: (turnsOn) => (turnsOn ? '¿Activar?' : '¿Inactivar?'),
    about: 'Auditor',
    details: (turnsOn) => <p>{turnsOn ? 'Lo recupera' : 'Lo pierde'}</p>,
    onSwitch,
  })
  return (
    <>
      <button onClick={action.onAct}>{action.label}</button>
      <output>{JSON.stringify([action.isBusy, action.reason ?? null])}</output>
      {question}
    </>
  )
}

prepareScreens()
beforeEach(() => onSwitch.mockReset())

const words = (turnsOn: boolean): [string, string, string] =>
  turnsOn ? ['Activar', '¿Activar?', 'Lo recupera'] : ['Desactivar', '¿Inactivar?', 'Lo pierde']

describe.each([true, false])('the switch of a card that is on: %s', (isOn) => {
  const [verb, question, details] = words(!isOn)

  it('asks first, and does the opposite direction once accepted', async () => {
    render(<Card isOn={isOn} />, { wrapper: PageStore })
    await press(verb)
    expect(alertDialog()).toHaveAccessibleName(question)
    expect(alertDialog()).toHaveTextContent(`Auditor${details}`)
    expect(onSwitch).not.toHaveBeenCalled()
    await pressInDialog(verb)
    expect(onSwitch.mock.calls).toEqual([[!isOn]])
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  it('does what was asked, even when a colleague has changed the record since', async () => {
    const { rerender } = render(<Card isOn={isOn} />, { wrapper: PageStore })
    await press(verb)
    rerender(<Card isOn={!isOn} />)
    expect(alertDialog()).toHaveAccessibleName(question)
    expect(alertDialog()).toHaveTextContent(details)
    await pressInDialog(verb)
    expect(onSwitch.mock.calls).toEqual([[!isOn]])
    // The next question uses the current record.
    await press(words(isOn)[0])
    expect(alertDialog()).toHaveAccessibleName(words(isOn)[1])
  })

  it.each<[string, () => Promise<void>]>([
    ['Cancelar', () => pressInDialog('Cancelar')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('does nothing after %s', async (_way, leave) => {
    render(<Card isOn={isOn} />, { wrapper: PageStore })
    await press(verb)
    await leave()
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    expect(onSwitch).not.toHaveBeenCalled()
  })
})

it.each([
  [{ isBusy: true }, true, null],
  [{ reason: 'Está en uso' }, false, 'Está en uso'],
  [{}, false, null],
])('explains the state of a record that is %j', (props, isBusy, reason) => {
  render(<Card isOn {...props} />, { wrapper: PageStore })
  expect(screen.getByRole('status')).toHaveTextContent(JSON.stringify([isBusy, reason]))
})

it('is disabled offline with a reason, unless it has its own', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { rerender } = render(<Card isOn />, { wrapper: PageStore })
  expect(screen.getByRole('status')).toHaveTextContent(/conexión/i)
  rerender(<Card isOn reason="Está en uso" />)
  expect(screen.getByRole('status')).toHaveTextContent('Está en uso')
})
