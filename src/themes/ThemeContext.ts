import { createContext, use } from 'react'
import type { Theme } from './theme.ts'

export const ThemeContext = createContext<Theme | null>(null)

export function useTheme(): Theme {
  const theme = use(ThemeContext)
  if (!theme) throw new Error('useTheme needs a ThemeContext above it')
  return theme
}
