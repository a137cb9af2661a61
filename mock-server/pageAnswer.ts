export type PageAnswer = { product: string | null; tenant: string | null; delayMs: number; status: number }

/** Overrides of the page answer; omitted fields follow the host. */
export type PageSettings = Partial<PageAnswer>

const localHosts = '.localhost'

/**
 * Product and tenant by host name: `bmsbra.bemyself.localhost:8080` is bemyself for bmsbra, `firmaya.localhost` is
 * firmaya. Every other host is ibuhoo without a tenant.
 */
export function pageAnswer(host: string | undefined, settings: PageSettings = {}): PageAnswer {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  const labels = name.endsWith(localHosts) ? name.slice(0, -localHosts.length).split('.') : []
  return {
    product: labels.at(-1) || 'ibuhoo',
    tenant: labels.at(-2) || null,
    delayMs: 0,
    status: 200,
    ...settings,
  }
}
