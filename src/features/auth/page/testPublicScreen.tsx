import { act, render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { setAppName } from '#shared/api/appName.ts'
import { i18n } from '#shared/texts/i18n.ts'
import type { Language } from '#shared/texts/language.ts'
import type { Theme } from '#themes/theme.ts'
import { ThemeContext } from '#themes/ThemeContext.ts'

/** Prints its address and navigation state. */
function Where(): ReactElement {
  const { pathname, state } = useLocation()
  return <output>{`${pathname} ${JSON.stringify(state)}`}</output>
}

type Visit = { path: string; theme: Theme; language?: Language; state?: unknown }

/** Renders a screen at its path, in its theme's language by default; other routes print their address. */
export async function openScreen(
  element: ReactElement,
  { path, theme, language = theme.tenantLanguage, state = null }: Visit,
): Promise<void> {
  setAppName(theme.appname)
  i18n.changeLanguage(language)
  // Awaited for lazy code.
  await act(async () => {
    render(
      <ThemeContext value={theme}>
        <MemoryRouter initialEntries={[{ pathname: path, state }]}>
          <Routes>
            <Route path={path} element={element} />
            <Route path="*" element={<Where />} />
          </Routes>
        </MemoryRouter>
      </ThemeContext>,
    )
  })
}
