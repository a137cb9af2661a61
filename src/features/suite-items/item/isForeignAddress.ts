import { webUrl } from '#shared/address/safeUrl.ts'

type Listed = { urlApp?: string | null | undefined; landing?: string | null | undefined }

/** True if the origin of a valid address belongs to no listed application (D13). */
export function isForeignAddress(address: string, applications: readonly Listed[]): boolean {
  const url = webUrl(address, 'about:blank')
  if (!url) return false
  const own = applications.flatMap(({ urlApp, landing }) => [urlApp, landing])
  return !own.some((one) => webUrl(one, 'about:blank')?.origin === url.origin)
}
