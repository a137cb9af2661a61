/** @jest-environment node */
import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { personGone, reducer, type RootState } from './createStore.ts'
import { store } from './store.ts'

const lazySlices = globSync('src/**/*.ts').filter((file) =>
  /^const .*\.injectInto\(rootReducer\)/m.test(readFileSync(file, 'utf8')),
)

it('resets the slices of the previous user, except those with their own cleanup [T41, T42]', async () => {
  for (const file of lazySlices) await import(resolve(file))
  store.dispatch({ type: 'begin' })
  const slices = Object.keys(store.getState())
  expect(slices).toHaveLength(2 + lazySlices.length)
  const ofAna = Object.fromEntries(slices.map((slice) => [slice, 'of Ana'])) as unknown as RootState
  const left = Object.entries<unknown>(reducer(ofAna, personGone()))
  expect(left.filter(([, state]) => state === 'of Ana').map(([slice]) => slice)).toEqual(['api', 'session'])
})
