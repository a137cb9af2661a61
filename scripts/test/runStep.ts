import { spawn, type ChildProcess } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import type { Outcome, Step } from './step.ts'

const root = resolve(import.meta.dirname, '../..')
const isWindows = process.platform === 'win32'
/** Far more than any step takes on a slow machine. */
const anHour = 60 * 60_000
/** Grace period of a step after SIGINT. */
const graceMs = 5_000

const running = new Map<ChildProcess, () => void>()
let isEnding = false

type Run = Pick<Step, 'run' | 'env' | 'report' | 'places'> & {
  /** A copy of the project, by default the project itself. */
  cwd?: string
}

/**
 * Runs a step and captures its output; never throws. After `limitMs` the step is ended with all its processes.
 */
export function runStep(
  { run: [command, ...args], env, report, places, cwd = root }: Run,
  limitMs = anHour,
): Promise<Outcome> {
  if (isEnding) return new Promise(() => {})
  const reportPath = report && join(cwd, report)
  if (reportPath) rmSync(reportPath, { force: true })
  const isScript = command.startsWith('scripts/')
  const child = spawn(isScript ? process.execPath : command, isScript ? [command, ...args] : args, {
    cwd,
    env: { ...process.env, CI: 'true', FORCE_COLOR: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: isWindows,
    // Its own process group, so that its children can be ended too.
    detached: !isWindows,
  })
  if (places === 0 && child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  return new Promise((ended) => {
    const output: Buffer[] = []
    const stdout: Buffer[] = []
    const limit = setTimeout(() => {
      output.push(Buffer.from(`\nEnded after ${limitMs / 60_000} minutes.\n`))
      void endGroup(child)
    }, limitMs)
    const end = (exitCode: number | null): void => {
      clearTimeout(limit)
      running.delete(child)
      if (isEnding) return
      const text = reportPath && existsSync(reportPath) ? readFileSync(reportPath, 'utf8') : null
      ended({
        exitCode,
        output: Buffer.concat(output).toString(),
        stdout: Buffer.concat(stdout).toString(),
        report: text,
      })
    }
    // Does not wait for a process outside the group that keeps the pipes open.
    running.set(child, () => end(null))
    child.stdout.on('data', (chunk: Buffer) => {
      output.push(chunk)
      stdout.push(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk))
    child.once('error', (cause) => {
      output.push(Buffer.from(cause.message))
      end(null)
    })
    child.once('close', end)
  })
}

/** Ends all running steps with their processes; callers see no further start or end. */
export async function endSteps(): Promise<void> {
  isEnding = true
  await Promise.all([...running.keys()].map(endGroup))
}

/** SIGINT lets tools close their browsers and servers; after the grace period the rest is killed. */
async function endGroup(child: ChildProcess): Promise<void> {
  const closed = new Promise<void>((done) => void child.once('close', () => done()))
  signalGroup(child, 'SIGINT')
  const grace = new Promise<void>((done) => void setTimeout(done, graceMs).unref())
  await Promise.race([closed, grace])
  signalGroup(child, 'SIGKILL')
  running.get(child)?.()
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined) return
  try {
    if (isWindows) child.kill(signal)
    else process.kill(-child.pid, signal)
  } catch {
    // The group has ended.
  }
}
