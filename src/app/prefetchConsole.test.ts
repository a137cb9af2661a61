import { prefetchFiles } from '#shared/browser/prefetchFiles.ts'
import { prefetchConsoleForPassword } from './prefetchConsole.ts'

jest.mock('#shared/browser/prefetchFiles.ts')

const ahead = jest.mocked(prefetchFiles)

function field(autocomplete: AutoFill): HTMLInputElement {
  const input = document.createElement('input')
  input.autocomplete = autocomplete
  document.body.append(input)
  return input
}

beforeEach(() => {
  document.body.replaceChildren()
  ahead.mockReset()
  const files = { console: ['/shared.js', '/console.js'], 'console-home': ['/shared.js', '/home.js'] }
  Object.assign(window, { screenFiles: files })
})

it('fetches console and home once when the password gets the focus', () => {
  prefetchConsoleForPassword()
  field('username').focus()
  field('new-password').focus()
  expect(ahead).not.toHaveBeenCalled()
  const password = field('current-password')
  password.focus()
  password.blur()
  password.focus()
  expect(ahead.mock.calls).toEqual([[['/shared.js', '/console.js', '/home.js']]])
})

it('fetches at once if the password has the focus', () => {
  field('current-password').focus()
  prefetchConsoleForPassword()
  expect(ahead).toHaveBeenCalledTimes(1)
})

it('does nothing without file names in the page', () => {
  Object.assign(window, { screenFiles: undefined })
  field('current-password').focus()
  prefetchConsoleForPassword()
  expect(ahead).toHaveBeenCalledWith([])
})
