import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { PageStore } from '#shared/testing/testStore.tsx'
import '#shared/texts/i18n.ts'
import './listTexts.ts'
import { StateSwitch } from './StateSwitch.tsx'

const user = userEvent.setup({ delay: null })
const onSwitch = jest.fn()

function stateOf(name: string, isOn = true): ReactElement {
  return (
    <StateSwitch
      of={name}
      isOn={isOn}
      label={`Estado de ${name}`}
      question={(turnsOn) => (turnsOn ? '¿Activar?' : '¿Inactivar?')}
      about={name}
      isBusy={false}
      onSwitch={onSwitch}
    >
      {isOn ? 'Activo' : 'Inactivo'}
    </StateSwitch>
  )
}

it('asks about the record that was pressed, and no longer when its row shows another', async () => {
  const { rerender } = render(stateOf('Auditor'), { wrapper: PageStore })
  await user.click(screen.getByRole('switch', { name: 'Estado de Auditor' }))
  expect(screen.getByRole('alertdialog')).toHaveTextContent('¿Inactivar?')
  rerender(stateOf('Consulta'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  rerender(stateOf('Auditor'))
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
})

it('keeps the direction of its confirmation when the record changes', async () => {
  const { rerender } = render(stateOf('Auditor'), { wrapper: PageStore })
  await user.click(screen.getByRole('switch', { name: 'Estado de Auditor' }))
  rerender(stateOf('Auditor', false))
  await user.click(screen.getByRole('button', { name: 'Desactivar' }))
  expect(onSwitch).toHaveBeenCalledWith(false)
})
