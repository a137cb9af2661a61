import { useTitle } from '#shared/hooks/useTitle.ts'
import { useTheme } from '#themes/ThemeContext.ts'

/** Sets the document title from heading and product; the sign-in has only the product's name (PRD-11). */
export function usePageName(heading: string): void {
  useTitle('screen', heading, useTheme().title)
}
