/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(__dirname, '..')
const text = readFileSync(resolve(root, 'docs/security.md'), 'utf8')
const named = [...text.matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)` “([^”]+)”/g)].map(
  ([, file, title]) => [file!, title!] as const,
)

/** True where a file has a test whose title begins so. */
function has(file: string, title: string): boolean {
  const path = resolve(root, file)
  if (!existsSync(path)) return false
  const source = readFileSync(path, 'utf8')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}`))
}

it.each([...new Set(named.map((pair) => pair.join(' › ')))])(
  'docs/security.md names a test that exists: %s',
  (pair) => {
    const [file, title] = pair.split(' › ')
    expect(has(file!, title!)).toBe(true)
  },
)

it('docs/security.md has a test or a reason in every row', () => {
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  expect(rows.length).toBeGreaterThan(40)
  for (const row of rows) {
    const here = row.split('|')[3]!.trim()
    expect(here).toMatch(/^(— .{4}|the same|`)/)
  }
  expect(rows.map((row) => row.split('|')[1]!.trim())).toEqual([
    ...new Set(rows.map((row) => row.split('|')[1]!.trim())),
  ])
})

it('a file or a title that is not there is noticed', () => {
  expect(has('scripts/securityTable.test.ts', 'docs/security.md has a test')).toBe(true)
  expect(has('scripts/securityTable.test.ts', 'no such title')).toBe(false)
  expect(has('scripts/gone.test.ts', 'docs')).toBe(false)
})
