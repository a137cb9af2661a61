/** @jest-environment node */
import { seedOf } from '../seed/seed.ts'
import { createNamespace } from './namespace.ts'
import type { Tables } from './tables.ts'
import { createNamespaces, isNamespaceName, type Namespaces } from './namespaces.ts'

const minute = 60_000
let now = 0
let busy: string[] = []

let seed: Tables

beforeAll(async () => {
  seed = await seedOf(1, 20)
})

function namespaces(): Namespaces {
  const machineNow = (): number => now
  const create = (name: string, copy: number): ReturnType<typeof createNamespace> =>
    createNamespace({ name, seed, randomSeed: `${name} ${copy}`, machineNow, isStrict: true })
  return createNamespaces(create, machineNow, (name) => busy.includes(name))
}

beforeEach(() => {
  now = 0
  busy = []
})

describe('namespaces', () => {
  it('are created at first use, each with its own secret', () => {
    const known = namespaces()
    expect(known.peek('a')).toBeUndefined()
    const [a, b] = [known.get('a'), known.get('b')]
    expect(known.get('a')).toBe(a)
    expect(a.secret).not.toBe(b.secret)
    expect(known.reset('a').secret).not.toBe(a.secret)
  })

  it('are removed after ten minutes without a request', () => {
    const known = namespaces()
    const [idle, used] = [known.get('idle'), known.get('used')]
    now += 9 * minute
    known.get('used')
    now += 2 * minute
    expect(known.names()).toEqual(['used'])
    expect(known.get('used')).toBe(used)
    expect(known.get('idle')).not.toBe(idle)
  })

  it('stay while a socket is open; the default one always', () => {
    const known = namespaces()
    known.get('default')
    known.get('watched')
    busy = ['watched']
    now += 60 * minute
    expect(known.names()).toEqual(['default', 'watched'])
  })

  it.each([
    ['a', true],
    ['Test-1_b.c', true],
    ['', false],
    ['a b', false],
    ['a;b', false],
    ['ñ', false],
    ['x'.repeat(65), false],
  ])('may be named %j: %s', (name, may) => {
    expect(isNamespaceName(name)).toBe(may)
  })
})
