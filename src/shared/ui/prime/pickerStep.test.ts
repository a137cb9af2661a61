/** @jest-environment node */
import { activeAfter, pickerStep, type PickerKey } from './pickerStep.ts'

const closed: PickerKey = {
  key: '',
  isShift: false,
  hasModifier: false,
  isOpen: false,
  at: 'control',
  isFiltered: false,
  hasMore: true,
}
const open: PickerKey = { ...closed, isOpen: true, at: 'filter' }

describe('a key in a list with a filter', () => {
  it.each<[string, Partial<PickerKey>, string]>([
    ['Enter', {}, 'open'],
    [' ', {}, 'open'],
    ['ArrowDown', {}, 'open'],
    ['ArrowUp', {}, 'open'],
    ['c', {}, 'type'],
    ['Ñ', {}, 'type'],
    ['c', { hasModifier: true }, 'native'],
    ['Tab', {}, 'native'],
    ['Escape', {}, 'native'],
    ['Home', {}, 'native'],
  ])('%j with %j on the closed one: %s', (key, more, step) => {
    expect(pickerStep({ ...closed, key, ...more })).toBe(step)
  })

  it.each<[string, Partial<PickerKey>, string]>([
    ['Escape', {}, 'close'],
    ['Escape', { at: 'other' }, 'close'],
    ['Tab', {}, 'native'],
    ['Tab', { hasMore: false }, 'leave'],
    ['Tab', { isShift: true }, 'leave'],
    ['Tab', { at: 'other' }, 'leave'],
    ['Tab', { at: 'other', isShift: true }, 'native'],
    ['Home', {}, 'first'],
    ['End', {}, 'last'],
    ['Enter', {}, 'choose'],
    ['Enter', { isFiltered: true }, 'choose'],
    [' ', {}, 'choose'],
    [' ', { isFiltered: true }, 'native'],
    [' ', { at: 'other' }, 'native'],
    ['Enter', { at: 'other' }, 'press'],
    ['ArrowDown', {}, 'next'],
    ['ArrowUp', {}, 'previous'],
    ['ArrowLeft', {}, 'native'],
    ['a', { hasModifier: true }, 'native'],
    ['c', {}, 'native'],
  ])('%j with %j on the open one: %s', (key, more, step) => {
    expect(pickerStep({ ...open, key, ...more })).toBe(step)
  })
})

it.each([
  ['first', 2, 3, 0],
  ['first', -1, 0, -1],
  ['last', 0, 3, 2],
  ['next', -1, 3, 0],
  ['next', 0, 3, 1],
  ['next', 2, 3, 2],
  ['next', -1, 0, -1],
  ['previous', -1, 3, 2],
  ['previous', 2, 3, 1],
  ['previous', 0, 3, 0],
] as const)('moves to the %s of the options from %d of %d: %d', (move, active, count, to) => {
  expect(activeAfter(move, active, count)).toBe(to)
})
