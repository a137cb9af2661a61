import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Runs a tool that writes a report; what it says is shown. The report of an earlier run is never taken for this one's.
 * @throws Error in words when the tool cannot be started, is ended from outside, or leaves no report
 */
export function runForReport(
  tool: string,
  args: readonly string[],
  report: string,
  env: Readonly<Record<string, string>> = {},
): string {
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const { error, signal } = spawnSync(tool, args, { stdio: 'inherit', env: { ...process.env, ...env } })
  if (error) throw new Error(`${tool} cannot be started: ${error.message}.`)
  if (signal) throw new Error(`${tool} was ended by ${signal}.`)
  if (!existsSync(report)) throw new Error(`${tool} left no report, so nothing was tried.`)
  return readFileSync(report, 'utf8')
}
