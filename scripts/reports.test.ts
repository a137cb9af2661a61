/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(__dirname, '..')
/** Reports of what tests show, with the number of criteria in each. */
const reports = { 'docs/security.md': 44, 'docs/accessibility.md': 55 }
const textOf = (report: string): string => readFileSync(resolve(root, report), 'utf8')
const named = Object.keys(reports).flatMap((report) =>
  [...textOf(report).matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)` “([^”]+)”/g)].map(
    ([, file, title]) => `${report} › ${file} › ${title}`,
  ),
)

/** True if the file has a test whose title begins like this. */
function has(file: string, title: string): boolean {
  const path = resolve(root, file)
  if (!existsSync(path)) return false
  // A long title is on the next line.
  const source = readFileSync(path, 'utf8').replaceAll(/\(\s+/g, '(')
  return ["'", '"', '`'].some((quote) => source.includes(`(${quote}${title}`))
}

it.each([...new Set(named)])('a report cites an existing test: %s', (names) => {
  const [, file, title] = names.split(' › ')
  expect(has(file!, title!)).toBe(true)
})

it.each(Object.entries(reports))('%s has a test or a reason in every row', (report, criteria) => {
  const rows = textOf(report)
    .split('\n')
    .filter((line) => /^\| \d+\.\d+\.\d+/.test(line))
    .map((line) => line.split('|'))
  const ids = rows.flatMap(([, row]) => row!.match(/\d+\.\d+\.\d+/g)!)
  expect(new Set(ids).size).toBe(criteria)
  expect(ids).toHaveLength(criteria)
  for (const [, , , shown] of rows) expect(shown!.trim()).toMatch(/^(— .{4}|the same|`|\*\*Open)/)
})

it('notices a missing file or title', () => {
  expect(has('scripts/reports.test.ts', 'notices a missing file')).toBe(true)
  expect(has('scripts/reports.test.ts', 'no such title')).toBe(false)
  expect(has('scripts/gone.test.ts', 'docs')).toBe(false)
})
