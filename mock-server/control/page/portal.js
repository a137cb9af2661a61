import { namespace } from './api.js'
import { byId, el } from './dom.js'

/** Products with their tenants. */
const products = {
  ibuhoo: [],
  product: [],
  suite: [],
  colnomina: [],
  license: [],
  oidc: [],
  biometria: ['gse', 'fna'],
  confronta: [],
  firmaya: [],
  myselfcert: [],
  bemyself: ['472', 'bmscol', 'bmsbra', 'bmsecu'],
  letmicert: [],
  license_letmicert: [],
  license_myselfcert: [],
  lstinhib: ['gse', 'paynet'],
}

/** On another machine only the page's own host is known, which shows the first product. */
const isLocal = /^(?:(?:.+\.)?localhost|127\.0\.0\.1|\[::1\])$/.test(location.hostname)

const everyHost = Object.entries(products).flatMap(([product, tenants]) =>
  [null, ...tenants].map((tenant) => ({
    product,
    label: tenant === null ? product : `${product} · ${tenant}`,
    host: [tenant, product === 'ibuhoo' ? null : product, 'localhost'].filter(Boolean).join('.'),
  })),
)
const hosts = isLocal ? everyHost : [{ ...everyHost[0], host: location.hostname }]

/** Address of the portal in this page's namespace; the portal removes the namespace from it. */
function portalUrl(host, path) {
  const url = new URL(path, location.href)
  url.hostname = host
  url.searchParams.set('__ns', namespace)
  return url.href
}

/** The mock may run without a portal; only a page answer is HTML. */
async function hasPortal() {
  const answer = await fetch('/login', { method: 'HEAD', cache: 'no-store' }).catch(() => null)
  return answer?.headers.get('Content-Type')?.startsWith('text/html') ?? false
}

/** Shows the links; returns whether there is a portal. */
export async function showPortal() {
  const isThere = await hasPortal()
  if (!isThere) {
    byId('portal-hint').textContent =
      'There is no portal at this address. Open the control page on the port of npm start for links to it.'
    byId('people-in').hidden = true
    return false
  }
  byId('portal-list').append(
    ...hosts.map(({ label, host }) =>
      el('li', {}, el('a', { href: portalUrl(host, '/login'), target: '_blank', rel: 'noopener' }, label)),
    ),
  )
  byId('people-product').append(...hosts.map(({ label }, index) => el('option', { value: index }, label)))
  return true
}

/** The host in which a user is opened. */
export function chosenHost() {
  return hosts[byId('people-product').value]
}

/** In a new tab, which gets no session of another tab. */
export function openPortal(host, path) {
  el('a', { href: portalUrl(host, path), target: '_blank', rel: 'noopener' }).click()
}
