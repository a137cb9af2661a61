import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { i18n } from '#shared/lib/i18n.ts'
import { findTheme } from '#themes/registry.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'
import { AbsentScreen } from './AbsentScreen.tsx'

function open(product: string): void {
  render(
    <ThemeContext value={findTheme(product, null)}>
      <MemoryRouter initialEntries={['/absent']}>
        <Routes>
          <Route path="/absent" element={<AbsentScreen />} />
          <Route path="/login" element={<p>the sign-in</p>} />
        </Routes>
      </MemoryRouter>
    </ThemeContext>,
  )
}

beforeAll(() => i18n.changeLanguage('es'))

describe('the absent screen', () => {
  it('says that the session was closed for inactivity and leads to the sign-in [INF-17, INF-18, RTE-13]', () => {
    open('bemyself')
    expect(screen.getByRole('heading', { name: 'Tu sesión se cerró por inactividad.' })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Volver a iniciar sesión' })).toHaveAttribute('href', '/login')
  })

  it.each(['ibuhoo', 'firmaya', 'lstinhib'])('is not one of %s, which goes to the sign-in', (product) => {
    open(product)
    expect(screen.getByText('the sign-in')).toBeVisible()
  })
})
