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

/** A device that points with a mouse, or with a finger. */
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
  it('is kept for the reset in the memory of the page, not in the address or the history', async () => {
    await openLogin()
    await user.type(userField(), ' maria.gomez ')
    await user.click(screen.getByRole('link', { name: 'Recordar contraseña' }))
    expect(typedUser()).toBe('maria.gomez')
    expect(await screen.findByText('/resetPassword null')).toBeVisible()
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }])).not.toContain('maria')
  })

  it('is there again after the way back, and the password is next', async () => {
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
  it('has the focus where there is a mouse', async () => {
    pointWith('fine')
    await openLogin()
    expect(userField()).toHaveFocus()
  })

  it('has it not where a keyboard would come up over the page', async () => {
    pointWith('coarse')
    await openLogin()
    expect(document.body).toHaveFocus()
  })

  it('does not take it from where somebody is already', async () => {
    pointWith('fine')
    const other = document.body.appendChild(document.createElement('input'))
    other.focus()
    await openLogin()
    expect(other).toHaveFocus()
    other.remove()
  })
})
