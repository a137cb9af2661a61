/** @jest-environment node */
import { misfitsOf, withFault, type Mutant } from './mutant.ts'

const mutant = (change: Partial<Mutant> = {}): Mutant => ({
  id: 'A1',
  file: 'src/rule.ts',
  from: 'a < b',
  to: 'a <= b',
  suffers: 'One too many.',
  ...change,
})

describe('a fault', () => {
  it('takes the place of its text', () => {
    expect(withFault('const less = a < b\n', mutant())).toBe('const less = a <= b\n')
  })

  it('is taken letter for letter', () => {
    expect(withFault('a < b', mutant({ to: "'$&'" }))).toBe("'$&'")
  })

  it.each([
    ['stands nowhere', 'a > b', {}, 'A1: its text stands 0 times in src/rule.ts, not once'],
    ['stands twice', 'a < b || a < b', {}, 'A1: its text stands 2 times in src/rule.ts, not once'],
    ['is empty', 'a < b', { from: '' }, 'A1: its text stands 0 times in src/rule.ts, not once'],
    ['changes nothing', 'a < b', { to: 'a < b' }, 'A1: changes nothing'],
    ['breaks the syntax', 'a < b', { to: 'a <' }, 'A1: src/rule.ts is no TypeScript any more'],
  ])('that %s is refused', (_what, source, change, words) => {
    expect(() => withFault(source, mutant(change))).toThrow(words)
  })

  it('may stand in markup and in other files than code', () => {
    expect(withFault('const x = <b>{a < b}</b>', mutant({ file: 'x.tsx' }))).toContain('a <= b')
    expect(withFault('b { top: 1px }', mutant({ file: 'x.css', from: '1px', to: '2px' }))).toBe(
      'b { top: 2px }',
    )
  })
})

it('what is wrong with a list is told, each in a sentence', () => {
  const read = (file: string): string => {
    if (file === 'src/rule.ts') return 'a < b'
    throw new Error(`no ${file}`)
  }
  expect(misfitsOf([mutant()], read)).toEqual([])
  expect(
    misfitsOf(
      [
        mutant(),
        mutant(),
        mutant({ id: 'A2', file: 'gone.ts' }),
        mutant({ id: 'A3', tests: ['gone.test.ts'] }),
      ],
      read,
    ),
  ).toEqual(['A1: this id is there twice', 'no gone.ts', 'no gone.test.ts'])
})
