/** @jest-environment node */
import { renderPage, type PageInput } from './pageServer.ts'
import { sameOriginConfig } from './pageConfig.ts'

const html = '<meta nonce="__CSP_NONCE__"><script nonce="__CSP_NONCE__">__PORTAL_CONFIG__</script>'
const input: PageInput = {
  nonce: '0123456789abcdef0123456789abcdef',
  answer: { product: 'bemyself', tenant: 'bmsbra', delayMs: 0, status: 200 },
  config: sameOriginConfig('a2V5'),
  host: 'bmsbra.bemyself.localhost:8080',
}
const headersOf = (change: Partial<PageInput>) => renderPage(html, { ...input, ...change }).headers
const policyOf = (change: Partial<PageInput>) => headersOf(change)['Content-Security-Policy']

describe('the page answer', () => {
  it('has the nonce at every mark of the page', () => {
    expect(renderPage(html, input).body.split(input.nonce)).toHaveLength(3)
    expect(policyOf({})).toContain(`script-src 'nonce-${input.nonce}' 'strict-dynamic'`)
  })

  it('has the configuration as text that cannot end its element', () => {
    const config = { ...input.config, linkKey: '</script>$&' }
    const { body } = renderPage(html, { ...input, config })
    expect(body).not.toContain('</script>$')
    expect(JSON.parse(body.replace(/^.+>(\{.+\})<.+$/, '$1'))).toEqual(config)
  })

  it.each([
    ['bemyself', 'bmsbra', 'product;desc="bemyself", tenant;desc="bmsbra"'],
    ['ibuhoo', null, 'product;desc="ibuhoo"'],
    [null, null, undefined],
    ['a"b\\c', null, 'product;desc="a\\"b\\\\c"'],
    ['Ñandú\r\nX: y', null, 'product;desc="?and???X: y"'],
  ])('names product %j and tenant %j', (product, tenant, timing) => {
    const headers = headersOf({ answer: { ...input.answer, product, tenant } })
    expect(headers['Server-Timing']).toBe(timing)
    expect('X-Product' in headers).toBe(product !== null)
    expect('X-Tenant' in headers).toBe(tenant !== null)
  })

  it('is never stored', () => {
    expect(headersOf({})).toMatchObject({ 'Cache-Control': 'no-store', Vary: 'Host, Accept-Encoding' })
  })

  it('forbids what the portal does not need', () => {
    const policy = policyOf({})
    for (const closed of [
      'default-src',
      'form-action',
      'frame-ancestors',
      'worker-src',
      'base-uri',
      'object-src',
    ])
      expect(policy).toContain(`${closed} 'none'`)
    expect(policy).not.toMatch(/unsafe|https?:/)
    const permissions = headersOf({})['Permissions-Policy']!.split(', ')
    expect(permissions.filter((permission) => !permission.endsWith('=()'))).toEqual([
      'clipboard-write=(self)',
    ])
    expect(permissions).toEqual(
      expect.arrayContaining(['camera=()', 'microphone=()', 'usb=()', 'fullscreen=()']),
    )
    expect(permissions.join()).not.toContain('sync-xhr')
  })

  it('enforces Trusted Types and reports violations', () => {
    expect(policyOf({})).toContain("require-trusted-types-for 'script'; trusted-types default dompurify;")
    expect(policyOf({ toolPolicies: ['tool'] })).toContain('trusted-types default dompurify tool;')
    const [, group] = /report-to (\w+)$/.exec(policyOf({})!)!
    expect(headersOf({})['Reporting-Endpoints']).toBe(`${group}="/policy-reports"`)
    expect(policyOf({})).toContain('report-uri /policy-reports;')
  })

  it.each([
    ['localhost:8080', false, ' ws://localhost:8080;'],
    ['portal.test', true, ' wss://portal.test;'],
    ['[::1]:8080', false, ' ws://[::1]:8080;'],
    ['license_letmicert.localhost:8080', false, "connect-src 'self';"],
    ["x; script-src 'unsafe-inline'", false, "connect-src 'self';"],
  ])('allows sockets to the host %s (secure: %s)', (host, isSecure, part) => {
    expect(policyOf({ host, isSecure })).toContain(part)
  })

  it('allows calls to services on other origins', () => {
    const config = { ...input.config, security: 'https://security.test/base' }
    expect(policyOf({ config })).toContain('https://security.test wss://security.test;')
    expect(policyOf({ config })).toContain("img-src 'self' data: blob: https://security.test;")
  })

  it('allows pictures from configured hosts, and ignores invalid ones', () => {
    const imageOrigins = ['https://images.test/x', 'https://images.test', '; script-src *']
    const policy = policyOf({ config: { ...input.config, imageOrigins } })
    expect(policy).toContain("img-src 'self' data: blob: https://images.test;")
    expect(policy).not.toContain('script-src *')
  })

  it('sends Strict-Transport-Security only over https', () => {
    expect(headersOf({})).not.toHaveProperty('Strict-Transport-Security')
    expect(policyOf({})).not.toContain('upgrade-insecure-requests')
    expect(headersOf({ isSecure: true })['Strict-Transport-Security']).toContain('max-age=63072000')
    expect(policyOf({ isSecure: true })).toContain('upgrade-insecure-requests')
  })
})
