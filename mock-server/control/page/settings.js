import { call } from './api.js'
import { attempt, byId } from './dom.js'

export function startSettings() {
  byId('token-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const { lifeSeconds, skewSeconds, rotate, oldTokensDie } = event.target.elements
    const body = {
      lifeSeconds: lifeSeconds.valueAsNumber,
      skewSeconds: skewSeconds.valueAsNumber,
      rotate: rotate.value,
      oldTokensDie: oldTokensDie.checked,
    }
    attempt(() => call('PUT', '/tokens', body), `New tokens live ${body.lifeSeconds} s.`)
  })
  byId('tokens-expire').addEventListener('click', () =>
    attempt(() => call('POST', '/tokens/expire', {}), 'All access tokens so far have expired.'),
  )
  byId('tokens-revoke').addEventListener('click', () =>
    attempt(() => call('POST', '/tokens/revoke', {}), 'All sessions are revoked.'),
  )

  byId('page-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const { product, tenant, delayMs, status } = event.target.elements
    // Omitted fields follow the host again.
    const body = { delayMs: delayMs.valueAsNumber, status: status.valueAsNumber }
    if (product.value) body.product = product.value
    if (tenant.value) body.tenant = tenant.value
    attempt(() => call('PUT', '/page', body), 'The page answer is set.')
  })
  byId('strict').addEventListener('change', ({ target: { checked: on } }) =>
    attempt(() => call('PUT', '/strict', { on }), `The services are ${on ? 'strict' : 'lenient'}.`),
  )
}

/** Fills in the current settings. Product and tenant stay empty: the answer does not say whether they come from the host. */
export async function loadSettings() {
  const [tokens, page, strict] = await Promise.all(
    ['/tokens', '/page', '/strict'].map((path) => call('GET', path)),
  )
  const { lifeSeconds, skewSeconds, rotate, oldTokensDie } = byId('token-form').elements
  lifeSeconds.value = tokens.lifeSeconds
  skewSeconds.value = tokens.skewSeconds
  rotate.value = tokens.rotate
  oldTokensDie.checked = tokens.oldTokensDie
  const { product, tenant, delayMs, status } = byId('page-form').elements
  product.placeholder = page.product ?? 'none'
  tenant.placeholder = page.tenant ?? 'none'
  delayMs.value = page.delayMs
  status.value = page.status
  byId('strict').checked = strict.on
}
