import { screen } from '@testing-library/react'
import { findTheme } from '#themes/registry.ts'
import { openScreen } from '../page/testPublicScreen.tsx'
import { AbsentScreen } from './AbsentScreen.tsx'

const open = (product: string): Promise<void> =>
  openScreen(<AbsentScreen />, { path: '/absent', theme: findTheme(product, null) })

describe('the absent screen', () => {
  it('says that the session was closed for inactivity and links to the sign-in [INF-17, INF-18]', async () => {
    await open('bemyself')
    expect(screen.getByRole('heading', { name: 'Tu sesión se cerró por inactividad.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
  })

  it.each(['ibuhoo', 'firmaya', 'lstinhib'])('of %s redirects to the sign-in [RTE-24]', async (product) => {
    await open(product)
    expect(screen.getByText(/^\/login/)).toBeVisible()
  })
})
