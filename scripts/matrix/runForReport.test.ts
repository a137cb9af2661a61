/** @jest-environment node */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runForReport } from './runForReport.ts'

const folder = mkdtempSync(join(tmpdir(), 'matrix-'))
afterAll(() => rmSync(folder, { recursive: true }))

const node = (script: string, report: string): string =>
  runForReport(process.execPath, ['-e', script], report, { REPORT: report })

it('answers the report of the run, in a folder that it makes', () => {
  const report = join(folder, 'new/report.json')
  expect(node(`fs.writeFileSync(process.env.REPORT, 'now')`, report)).toBe('now')
})

it.each([
  ['fails before it writes one', 'process.exit(1)', 'left no report, so nothing was tried.'],
  ['is ended', `process.kill(process.pid, 'SIGKILL')`, 'was ended by SIGKILL.'],
])('never answers the report of an earlier run where the tool %s', (_what, script, words) => {
  const report = join(folder, 'report.json')
  writeFileSync(report, 'earlier')
  expect(() => node(script, report)).toThrow(words)
  expect(existsSync(report)).toBe(false)
})

it('says that there is no such tool', () => {
  expect(() => runForReport(join(folder, 'none'), [], join(folder, 'x.json'))).toThrow('cannot be started')
})
