import { act, fireEvent, render, screen } from '@testing-library/react'
import { loadPageAnew } from '#shared/address/leavePage.ts'
import { noteAnswerer } from '#shared/browser/outerSignIn.ts'
import { OuterSignInBanner } from './OuterSignInBanner.tsx'

jest.mock('#shared/address/leavePage.ts', () => ({ loadPageAnew: jest.fn() }))

it('says that the network needs a new sign-in, and reloads the page on request', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue({ type: 'opaqueredirect' } as Response)
  render(<OuterSignInBanner />)
  expect(screen.queryByRole('alert')).toBeNull()
  act(() => noteAnswerer(true))
  expect(await screen.findByRole('alert')).toHaveTextContent('Tu red pide que te identifiques de nuevo.')
  fireEvent.click(screen.getByRole('button', { name: 'Recargar' }))
  expect(loadPageAnew).toHaveBeenCalledTimes(1)
  act(() => noteAnswerer(false))
  expect(screen.queryByRole('alert')).toBeNull()
})
