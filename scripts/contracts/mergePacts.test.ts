/** @jest-environment node */
import { mergePacts } from './mergePacts.ts'
import type { PactFile } from './pactFile.ts'

function part(provider: string, endpoint: string, outcome: string, description: string): PactFile {
  return {
    consumer: { name: 'account-portal' },
    provider: { name: provider },
    interactions: [
      { type: 'Synchronous/HTTP', description, pending: false, comments: { endpoint, outcome } },
    ],
    metadata: { pactSpecification: { version: '4.0' }, pactRust: { ffi: '0.5.8' } },
  }
}

const parts = [
  part('security-service', 'getVersion', '200', 'a version'),
  part('authentication-service', 'refreshToken', '401', 'a refused refresh'),
  part('authentication-service', 'login', 'R11', 'a wrong password'),
  part('authentication-service', 'login', 'A10', 'a sign-in'),
]

describe('merged pacts', () => {
  it('are one per provider', () => {
    expect([...mergePacts(parts).keys()]).toEqual([
      'account-portal-authentication-service.json',
      'account-portal-security-service.json',
    ])
  })

  it('follow the order of the contracts and outcomes', () => {
    const text = mergePacts(parts).get('account-portal-authentication-service.json')!
    const { interactions } = JSON.parse(text) as PactFile
    expect(interactions.map(({ description }) => description)).toEqual([
      'a sign-in',
      'a wrong password',
      'a refused refresh',
    ])
  })

  it('are the same bytes for any order of the parts', () => {
    expect([...mergePacts(parts.toReversed())]).toEqual([...mergePacts(parts)])
  })

  it('name no tools', () => {
    for (const text of mergePacts(parts).values()) expect(text).not.toContain('pactRust')
  })

  it('refuse two interactions with one name', () => {
    const twice = [...parts, part('security-service', 'getVersion', '200', 'a version')]
    expect(() => mergePacts(twice)).toThrow("Two interactions are called 'a version'.")
  })
})
