/** @jest-environment node */
import { pickerStep, type PickerKey } from './pickerStep.ts'

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
    ['ArrowDown', {}, 'pass'],
    ['ArrowUp', {}, 'pass'],
    ['ArrowLeft', {}, 'native'],
    ['a', { hasModifier: true }, 'native'],
    ['c', {}, 'native'],
  ])('%j with %j on the open one: %s', (key, more, step) => {
    expect(pickerStep({ ...open, key, ...more })).toBe(step)
  })
})
