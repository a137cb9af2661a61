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
    attempt(() => call('POST', '/tokens/expire', {}), 'All access tokens so far count as expired.'),
  )
  byId('tokens-revoke').addEventListener('click', () =>
    attempt(() => call('POST', '/tokens/revoke', {}), 'All sessions are revoked.'),
  )

  byId('page-form').addEventListener('submit', (event) => {
    event.preventDefault()
    const { product, tenant, delayMs, status } = event.target.elements
    const body = { delayMs: delayMs.valueAsNumber, status: status.valueAsNumber }
    if (product.value) body.product = product.value
    if (tenant.value) body.tenant = tenant.value
    attempt(() => call('PUT', '/page', body), 'The page answer is set.')
  })
}
