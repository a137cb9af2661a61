import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import { canonicalPath } from './paths.ts'

/** The screen that an address belongs to, whatever its case, also when it goes on after the screen's own path. */
export function screenAt(pathname: string): Resource | undefined {
  const path = `${canonicalPath(pathname)}/`
  return resources.find((one) => path.startsWith(`${canonicalPath(one.path)}/`))
}
