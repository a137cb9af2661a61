/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { Linter } from 'eslint'
import { moduleVariables } from './moduleVariables.ts'
import { syntaxRules } from './syntaxRules.ts'

/** Number of rules that a line breaks, in a test unless another file is given. */
function broken(code: string, file = 'src/some.test.ts'): number {
  const jsx = { languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } } }
  return new Linter().verify(code, [...syntaxRules(['**/*.test.ts']), jsx], file).length
}

describe('a skipped test, or one expected to fail,', () => {
  it.each([
    'it.skip("x", f)',
    'it.only("x", f)',
    'it.todo("x")',
    'it.failing("x", f)',
    'it.skip.each([1])("x", f)',
    'it.failing.each([1])("x", f)',
    'describe.skip("x", f)',
    'test.fixme("x", f)',
    'test.fail()',
    'test.fail("x", f)',
    'test.describe.skip("x", f)',
    'test.describe.only("x", f)',
    'test.describe.fixme("x", f)',
    'xit("x", f)',
  ])('is refused: %s', (code) => {
    expect(broken(code)).toBe(1)
  })

  it.each(['it("x", f)', 'it.each([1])("x", f)', 'test.describe("x", f)', 'expect.fail()', 'list.skip(1)'])(
    'is told from others: %s',
    (code) => {
      expect(broken(code)).toBe(0)
    },
  )
})

describe('a plain link of the router', () => {
  const code = "import { Link } from 'react-router-dom'"

  it.each([
    ['src/shell/NavBar.tsx', 1],
    ['src/themes/Mark.tsx', 1],
    ['src/shared/ui/PageLink.tsx', 0],
    ['src/shell/NavBar.test.ts', 0],
  ])('in %s breaks %s rules', (file, habits) => {
    expect(broken(code, file)).toBe(habits)
  })
})

describe('a role that disables the keys of a screen reader', () => {
  it.each(['src/shell/NavBar.tsx', 'src/themes/Mark.tsx', 'src/shared/ui/PageLink.tsx'])(
    'is refused in %s',
    (file) => {
      expect(['<p role="application" />', '<p role="toolbar" />'].map((code) => broken(code, file))).toEqual([
        1, 0,
      ])
    },
  )
})

describe('a variable of a module', () => {
  const [listed] = Object.keys(moduleVariables)

  it.each([
    ['let a = 1', 'src/shell/NavBar.ts', 1],
    ['export let a = 1', 'src/themes/mark.ts', 1],
    ['let a = 1', 'src/shared/ui/PageLink.tsx', 1],
    ['const a = 1', 'src/shell/NavBar.ts', 0],
    ['function f() { let a = 1 }', 'src/shell/NavBar.ts', 0],
    ['let a = 1', listed, 0],
    ['let a = 1', 'src/shell/NavBar.test.ts', 0],
    ['let a = 1', 'scripts/preview.ts', 0],
  ])('%s in %s breaks %s habits', (code, file, habits) => {
    expect(broken(code, file)).toBe(habits)
  })

  it.each(Object.keys(moduleVariables))('is still in %s', (file) => {
    expect(readFileSync(file, 'utf8')).toMatch(/^(export )?let /m)
  })
})
