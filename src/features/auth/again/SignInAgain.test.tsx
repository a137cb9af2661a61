import { screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { store } from '#shared/api/store.ts'
import { press } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { findTheme } from '#themes/registry.ts'
import { openScreen } from '../page/testPublicScreen.tsx'
import { SignInAgain, type SignInAgainProps } from './SignInAgain.tsx'

const services = testServices([], {})
const onLeave = jest.fn()

beforeEach(() => {
  services.start()
  onLeave.mockReset()
})

async function open(given: Partial<SignInAgainProps>): Promise<void> {
  const session = { id: 's', key: null, refreshes: 0, userName: 'maria' }
  const props = { session, titleId: 'title', hasSignedOut: false, hasWork: false, changes: '', onLeave }
  await openScreen(
    <Provider store={store}>
      <SignInAgain {...props} {...given} />
    </Provider>,
    { path: '/users', theme: findTheme('ibuhoo', null), language: 'es' },
  )
}

it.each([true, false])('asks before unsaved work is left, and only then: %s', async (hasWork) => {
  await open({ hasWork })
  await press('Salir')
  expect(screen.queryAllByRole('alert')).toHaveLength(hasWork ? 1 : 0)
  expect(onLeave).toHaveBeenCalledTimes(hasWork ? 0 : 1)
})

it.each([true, false])(
  'offers the changes to be copied where a sign-out elsewhere has ended their draft: %s',
  async (hasSignedOut) => {
    await open({ hasSignedOut, hasWork: true, changes: 'Nombres: Ana' })
    expect(screen.queryAllByRole('button', { name: 'Copiar Mis cambios' })).toHaveLength(hasSignedOut ? 1 : 0)
  },
)
