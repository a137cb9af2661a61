// Runs on any Node.js from 20 on, with nothing installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** The Node.js that the lock file names; npm puts it there. */
const ownNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')

/** Installs exactly what the lock file says, when that is not what stands there. */
export async function ensureInstalled() {
  const wanted = readJson('package-lock.json')
  const found = readJson('node_modules', '.package-lock.json')
  if (existsSync(ownNode) && isInstalled(wanted, found)) return
  console.log('Installing the packages of the lock file (about half a minute) …')
  const code = await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: isWindows,
  })
  if (code !== 0) throw new Error('npm ci failed; its words stand above.')
}

/** Runs a script of this project with the project's own Node.js; answers its exit code. */
export function runWithOwnNode(script, args = process.argv.slice(2)) {
  const path = [join(root, 'node_modules', '.bin'), dirname(ownNode), process.env.PATH].join(
    isWindows ? ';' : ':',
  )
  return run(ownNode, [join(root, script), ...args], { env: { ...process.env, PATH: path } })
}

/** Says what went wrong in one sentence rather than in a stack. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  }
}

function run(command, args, options) {
  return new Promise((ended, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    // The terminal sends Ctrl-C to both; this one waits until the other has put its things away.
    const pass = (signal) => child.kill(signal)
    const wait = () => {}
    process.on('SIGTERM', pass).on('SIGINT', wait)
    child.once('error', failed)
    child.once('exit', (code, signal) => {
      process.off('SIGTERM', pass).off('SIGINT', wait)
      ended(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1))
    })
  })
}

function readJson(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  } catch {
    return null
  }
}
