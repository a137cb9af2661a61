/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(__dirname, '..')
/** Reports of what tests show, with how many rows each has at least. */
const reports = { 'docs/security.md': 41, 'docs/accessibility.md': 55 }
const textOf = (report: string): string => readFileSync(resolve(root, report), 'utf8')
const named = Object.keys(reports).flatMap((report) =>
  [...textOf(report).matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)` “([^”]+)”/g)].map(
    ([, file, title]) => `${report} › ${file} › ${title}`,
  ),
)

/** True where a file has a test whose title begins so. */
function has(file: string, title: string): boolean {
  const path = resolve(root, file)
  if (!existsSync(path)) return false
  // A long title stands on a line of its own.
  const source = readFileSync(path, 'utf8').replaceAll(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}`))
}

it.each([...new Set(named)])('a report names a test that exists: %s', (names) => {
  const [, file, title] = names.split(' › ')
  expect(has(file!, title!)).toBe(true)
})

it.each(Object.entries(reports))('%s has a test or a reason in every row', (report, atLeast) => {
  const rows = textOf(report)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+ /.test(line))
  expect(rows.length).toBeGreaterThanOrEqual(atLeast)
  for (const row of rows) {
    const here = row.split('|')[3]!.trim()
    expect(here).toMatch(/^(— .{4}|the same|`|\*\*Open)/)
  }
  expect(rows.map((row) => row.split('|')[1]!.trim())).toEqual([
    ...new Set(rows.map((row) => row.split('|')[1]!.trim())),
  ])
})

it('a file or a title that is not there is noticed', () => {
  expect(has('scripts/reports.test.ts', 'a file or a title that is not there')).toBe(true)
  expect(has('scripts/reports.test.ts', 'no such title')).toBe(false)
  expect(has('scripts/gone.test.ts', 'docs')).toBe(false)
})
