/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { packagesOf, type Lock } from './packagesOf.ts'

const lock: Lock = {
  packages: {
    '': { dependencies: { a: '1' } },
    'node_modules/a': { dependencies: { b: '1', c: '1' } },
    'node_modules/a/node_modules/b': { dependencies: { c: '1' } },
    'node_modules/b': { dependencies: { d: '1' } },
    'node_modules/c': { dependencies: { a: '1' }, peerDependencies: { d: '1', absent: '1' } },
    'node_modules/d': {},
    'node_modules/@e/f': {},
    'node_modules/broken': { dependencies: { gone: '1' } },
  },
}

it.each([
  [['d'], ['node_modules/d']],
  [['@e/f'], ['node_modules/@e/f']],
  // The nested b, not the one at the top; c and a depend on each other; installed peers count.
  [['a'], ['node_modules/a', 'node_modules/a/node_modules/b', 'node_modules/c', 'node_modules/d']],
  [
    ['b', '@e/f'],
    ['node_modules/@e/f', 'node_modules/b', 'node_modules/d'],
  ],
])('finds all dependencies of %j', (names, paths) => {
  expect(packagesOf(lock, names)).toEqual(paths)
})

it.each(['absent', 'broken'])('says what is missing of %s', (name) => {
  expect(() => packagesOf(lock, [name])).toThrow(/^package-lock\.json has no (absent|gone), which /)
})

it('finds the dependencies of json-server', () => {
  const ours = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  expect(packagesOf(ours, ['json-server'])).toEqual(
    expect.arrayContaining(['node_modules/json-server', expect.stringMatching(/node_modules\/express$/)]),
  )
})
