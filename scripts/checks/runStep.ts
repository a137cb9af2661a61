import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Outcome, Step } from './step.ts'

const root = resolve(import.meta.dirname, '../..')
const isWindows = process.platform === 'win32'
const limitMs = 20 * 60_000

/** Runs a step with its words kept; never throws, and ends a step that takes more than twenty minutes. */
export function runStep({ run: [command, ...args], env, report }: Step): Promise<Outcome> {
  const reportPath = report && join(root, report)
  if (reportPath) rmSync(reportPath, { force: true })
  const isScript = command.startsWith('scripts/')
  const started = spawn(isScript ? process.execPath : command, isScript ? [command, ...args] : args, {
    cwd: root,
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
  })
  return new Promise((ended) => {
    const words: Buffer[] = []
    const limit = setTimeout(() => {
      words.push(Buffer.from(`\nEnded after ${limitMs / 60_000} minutes.\n`))
      started.kill()
    }, limitMs)
    const end = (exitCode: number | null): void => {
      clearTimeout(limit)
      const text = reportPath && existsSync(reportPath) ? readFileSync(reportPath, 'utf8') : null
      ended({ exitCode, output: Buffer.concat(words).toString(), report: text })
    }
    started.stdout.on('data', (chunk: Buffer) => words.push(chunk))
    started.stderr.on('data', (chunk: Buffer) => words.push(chunk))
    started.once('error', (cause) => {
      words.push(Buffer.from(cause.message))
      end(null)
    })
    started.once('close', end)
  })
}
