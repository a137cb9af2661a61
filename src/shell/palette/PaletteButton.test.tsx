import { use } from 'react'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { applicationEndpoints } from '#contracts/applications.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { userEndpoints } from '#contracts/users.ts'
import { freshStore } from '#shared/testing/testStore.tsx'
import { writeSession } from '#shared/session/tokens.ts'
import { testToken } from '#shared/session/testTokens.ts'
import { prepareScreens, user } from '#shared/testing/testScreen.tsx'
import { testServices } from '#shared/testing/testServices.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { lentParts } from '#app/lentParts.tsx'
import { LentPartsContext } from '#shared/borrow/lentParts.ts'
import { PaletteButton } from './PaletteButton.tsx'
import '../shellTexts.ts'

// The chunk loads when the test resolves this.
const mockCode = Promise.withResolvers<void>()
jest.mock('./Palette.tsx', () => {
  const { Palette } = jest.requireActual<typeof import('./Palette.tsx')>('./Palette.tsx')
  return {
    Palette(props: Parameters<typeof Palette>[0]) {
      use(mockCode.promise)
      return <Palette {...props} />
    },
  }
})

const services = testServices([userEndpoints, applicationEndpoints, roleEndpoints, privilegeEndpoints], {
  listUsers: () => ({ users: [], rows: 0 }),
  listApplications: () => ({ result: { records: [] } }),
  listRoles: () => ({ result: { records: [] } }),
  listPrivileges: () => ({ result: { records: [] } }),
})

prepareScreens()
beforeEach(() => {
  services.start()
  writeSession({ token: testToken({ userId: '7' }), refreshToken: null })
})

it('passes on text typed before its code loaded, and starts empty next time [beyond 25]', async () => {
  render(
    <Provider store={freshStore()}>
      <ThemeContext value={findTheme(null, null)}>
        <MemoryRouter>
          <LentPartsContext value={lentParts}>
            <PaletteButton />
          </LentPartsContext>
        </MemoryRouter>
      </ThemeContext>
    </Provider>,
  )
  const button = screen.getByRole('button')
  await act(async () => void fireEvent.click(button))
  expect(screen.queryByRole('combobox')).toBeNull()
  await act(async () => {
    for (const key of 'paz') fireEvent.keyDown(document, { key })
  })
  await act(async () => mockCode.resolve())
  expect(await screen.findByRole('combobox')).toHaveValue('paz')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('combobox')).toBeNull()
  await act(async () => void fireEvent.click(button))
  expect(await screen.findByRole('combobox')).toHaveValue('')
})
