/** @jest-environment node */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { expectWritable, writeReport } from './writeReport.ts'

const folder = mkdtempSync(join(tmpdir(), 'reports-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('a folder that is not there is made before the work, and no file', () => {
  const file = join(folder, 'new/reports/x.xml')
  expectWritable(file)
  expect(readdirSync(join(folder, 'new/reports'))).toEqual([])
  writeReport(file, '<a/>')
  expect(readFileSync(file, 'utf8')).toBe('<a/>')
})

it('a report of before stays until the new one is there', () => {
  const file = join(folder, 'old.xml')
  writeFileSync(file, '<old/>')
  expectWritable(file)
  expect(readFileSync(file, 'utf8')).toBe('<old/>')
})

it.each([
  ['below a file', () => join(import.meta.filename, 'x.xml')],
  ['in the place of a folder', () => folder],
  ['where nothing can be made', () => '/dev/null/new/x.xml'],
])('a report %s is refused in words', (_where, file) => {
  expect(() => expectWritable(file())).toThrow(`${file()} cannot be written: `)
})

it('a verification says so before it starts anything, below /proc as well, where Node.js would try without end', () => {
  const file = existsSync('/proc/self') ? '/proc/nowhere/x.xml' : '/dev/null/x.xml'
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/contracts/verify.ts', '--junit', file],
    { encoding: 'utf8', timeout: 60_000 },
  )
  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(new RegExp(`^${file} cannot be written: `))
})
