/** @jest-environment node */
import { personGone, reducer, type RootState } from './createStore.ts'
import { store } from './store.ts'
import '#shared/changes/changes.ts'
import '#shared/list/listsLeft.ts'
import '#shared/readOnly/readOnlyRooms.ts'
import '#shared/tasks/tasks.ts'
import '#shared/ui/toasts.ts'

it('keeps nothing of a person who is gone but what its own code takes away [T41, T42]', () => {
  store.dispatch({ type: 'begin' })
  const slices = Object.keys(store.getState())
  const ofAna = Object.fromEntries(slices.map((slice) => [slice, 'of Ana'])) as unknown as RootState
  const left = Object.entries<unknown>(reducer(ofAna, personGone()))
  expect(left.filter(([, state]) => state === 'of Ana').map(([slice]) => slice)).toEqual(['api', 'session'])
  expect(left.map(([slice]) => slice)).toEqual(['api', 'session', 'toasts', 'changes', 'lists', 'readOnly', 'tasks'])
})
