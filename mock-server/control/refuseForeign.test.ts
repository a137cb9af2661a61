/** @jest-environment node */
import { refuseForeign } from './refuseForeign.ts'

const json = { 'content-type': 'application/json' }

describe('who may use the control API', () => {
  it.each([
    ['localhost', 'GET', { host: 'localhost:8090' }, null],
    ['a product of this machine', 'GET', { host: 'gse.biometria.localhost:8080' }, null],
    ['the IPv4 loopback', 'GET', { host: '127.0.0.1:8090' }, null],
    ['the IPv6 loopback', 'GET', { host: '[::1]:8090' }, null],
    ['a name that only points here', 'GET', { host: 'rebound.example:8090' }, 403],
    ['a name that looks alike', 'GET', { host: 'localhost.example' }, 403],
    ['nobody in particular', 'GET', {}, 403],
    ['a page of this machine', 'PUT', { host: 'localhost', origin: 'http://a.localhost:1', ...json }, null],
    ['a foreign page', 'PUT', { host: 'localhost', origin: 'https://evil.example', ...json }, 403],
    ['a page without origin', 'GET', { host: 'localhost', origin: 'null' }, 403],
    ['a link from another site', 'GET', { host: 'localhost', 'sec-fetch-site': 'cross-site' }, 403],
    ['a form of another port', 'POST', { host: 'localhost', 'sec-fetch-site': 'same-site' }, 415],
    ['plain text', 'POST', { host: 'localhost', 'content-type': 'text/plain' }, 415],
    ['JSON', 'POST', { host: 'localhost', 'content-type': 'application/json; charset=utf-8' }, null],
    ['a delete', 'DELETE', { host: 'localhost' }, null],
  ])('%s by %s', (_who, method, headers, status) => {
    const { host = '', ...others } = headers as Record<string, string>
    const request = { method, url: `http://${host}/__mock`, headers: new Headers(others) } as Request
    expect(refuseForeign(request)?.status ?? null).toBe(status)
  })
})
