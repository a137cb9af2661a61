import { resources } from '#shared/resources/resources.ts'
import type { Resource } from '#shared/resources/defineResource.ts'
import { canonicalPath } from './paths.ts'

/** The screen of a path or of a path below it, in any case. */
export function screenAt(pathname: string): Resource | undefined {
  const path = `${canonicalPath(pathname)}/`
  return resources.find((one) => path.startsWith(`${canonicalPath(one.path)}/`))
}
