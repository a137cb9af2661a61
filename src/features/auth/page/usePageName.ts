import { useTitle } from '#shared/hooks/useTitle.ts'
import { useTheme } from '#themes/ThemeContext.ts'

/** Names the page after its heading and the product; the sign-in has the product's name alone (PRD-11). */
export function usePageName(heading: string): void {
  useTitle('screen', heading, useTheme().title)
}
