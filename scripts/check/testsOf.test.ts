/** @jest-environment node */
import { testsOf } from './testsOf.ts'

const all = [
  'src/users/save.ts',
  'src/users/save.test.ts',
  'src/users/Card.tsx',
  'src/users/Card.test.tsx',
  'src/users/card.css',
  'src/users/dialogs/Ask.tsx',
  'src/users/dialogs/Ask.test.tsx',
  'src/roles/save.test.ts',
]

describe('the tests of changed files', () => {
  it.each<[string, string[], string[]]>([
    ['a test is its own', ['src/users/save.test.ts'], ['src/users/save.test.ts']],
    ['a file has the one of its name, in its folder', ['src/users/save.ts'], ['src/users/save.test.ts']],
    ['a component has one of another ending', ['src/users/Card.tsx'], ['src/users/Card.test.tsx']],
    [
      'a file without one has all beside it, none below',
      ['src/users/card.css'],
      ['src/users/Card.test.tsx', 'src/users/save.test.ts'],
    ],
    [
      'two that share one name it once',
      ['src/users/save.ts', 'src/users/save.test.ts'],
      ['src/users/save.test.ts'],
    ],
    ['a folder without tests has none', ['docs/deployment.md'], []],
    ['a test that is gone is not run', ['src/users/old.test.ts'], []],
  ])('%s', (_, changed, expected) => expect(testsOf(changed, all)).toEqual(expected))
})
