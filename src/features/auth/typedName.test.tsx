import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { answerMedia } from '#shared/testing/testMedia.ts'
import { findTheme } from '#themes/registry.ts'
import { keepTypedUser, typedUser } from './page/typedUser.ts'
import { ResetPasswordScreen } from './password/ResetPasswordScreen.tsx'
import { visit } from './password/testPasswordPage.tsx'
import { openLogin, serve, typed } from './testLogin.tsx'

const user = userEvent.setup()
const userField = (): HTMLElement => screen.getByLabelText('Usuario')

let device: 'fine' | 'coarse' | null = null

/** Sets the pointer: mouse or finger. */
function pointWith(pointer: 'fine' | 'coarse'): void {
  device = pointer
}

answerMedia((query) => query === `(pointer: ${device})`)
beforeEach(() => serve({ login: ['drop'] }))
afterEach(() => {
  keepTypedUser('')
  device = null
})

describe('the name typed at the sign-in', () => {
  it('is kept for the reset in memory, not in the address or the history', async () => {
    await openLogin()
    await user.type(userField(), ' maria.gomez ')
    await user.click(screen.getByRole('link', { name: 'Recordar contraseña' }))
    expect(typedUser()).toBe('maria.gomez')
    expect(await screen.findByText('/resetPassword null')).toBeVisible()
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('maria')
  })

  it('is filled in again on return, with the focus on the password', async () => {
    keepTypedUser('maria.gomez')
    await openLogin()
    expect(userField()).toHaveValue('maria.gomez')
    expect(typed()).toHaveFocus()
  })

  it.each([
    ['maria@suite.test', 'email', 'maria@suite.test'],
    ['maria.gomez', 'email', ''],
    ['maria.gomez', 'emailOrUser', 'maria.gomez'],
    ['maría gómez', 'emailOrUser', ''],
  ] as const)('%j in a reset form that takes %s is %j', async (name, resetAccepts, value) => {
    keepTypedUser(name)
    await visit(
      <ResetPasswordScreen />,
      { pathname: '/resetpassword' },
      { ...findTheme('ibuhoo', null), resetAccepts },
    )
    expect(screen.getByRole('textbox')).toHaveValue(value)
    expect(screen.getByRole('textbox')).toBeValid()
  })
})

describe('the first field', () => {
  it('has the focus with a mouse', async () => {
    pointWith('fine')
    await openLogin()
    expect(userField()).toHaveFocus()
  })

  it('has no focus where a touch keyboard would cover the page', async () => {
    pointWith('coarse')
    await openLogin()
    expect(document.body).toHaveFocus()
  })

  it('does not take the focus from another element', async () => {
    pointWith('fine')
    const other = document.body.appendChild(document.createElement('input'))
    other.focus()
    await openLogin()
    expect(other).toHaveFocus()
    other.remove()
  })
})
