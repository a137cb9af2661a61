/** @jest-environment node */
import { matchingOptions, toggleAll, withUnknown } from './fieldOption.ts'

const options = ['Perú', 'Panamá', 'Brasil'].map((label) => ({ value: label.slice(0, 2), label }))
const labels = (found: readonly { label: string }[]): string[] => found.map(({ label }) => label)

describe('options', () => {
  it.each([
    ['', ['Perú', 'Panamá', 'Brasil']],
    ['PERU', ['Perú']],
    ['ná', ['Panamá']],
    [' a ', ['Panamá', 'Brasil']],
    ['x', []],
  ])('matching %j are %j', (text, found) => {
    expect(labels(matchingOptions(options, text))).toEqual(found)
  })

  it.each([
    [['Pe'], ['Perú', 'Panamá', 'Brasil']],
    [
      ['XX', 'Pe'],
      ['Perú', 'Panamá', 'Brasil', 'XX'],
    ],
    [[''], ['Perú', 'Panamá', 'Brasil']],
  ])('with the stored %j are %j', (values, all) => {
    expect(labels(withUnknown(options, values))).toEqual(all)
  })

  it.each([
    [[], ['Pe', 'Pa', 'Br']],
    [['Br'], ['Br', 'Pe', 'Pa']],
    [['Br', 'Pe', 'Pa', 'XX'], ['XX']],
  ])('chosen as %j are %j after toggling all', (values, after) => {
    expect(toggleAll(values, options)).toEqual(after)
  })
})
