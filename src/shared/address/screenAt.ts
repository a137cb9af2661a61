import { consoleScreens, type ConsoleScreen } from './consoleScreens.ts'
import { canonicalPath } from './paths.ts'

/** The screen that an address belongs to, whatever its case, also when it goes on after the screen's own path. */
export function screenAt(pathname: string): ConsoleScreen | undefined {
  const path = `${canonicalPath(pathname)}/`
  return consoleScreens.find((one) => path.startsWith(`${canonicalPath(one.path)}/`))
}
