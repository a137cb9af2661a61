// Runs on Node.js 20 and later, with nothing installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** The Node.js of the lock file, if npm has one for this machine. */
const broughtNode = join(
  root,
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/** Installs what the lock file says, if it differs; test packages only for tests. */
export async function ensureInstalled({ withTests }) {
  const wanted = readJson('package-lock.json')
  const found = readJson('node_modules', '.package-lock.json')
  if (isInstalled(wanted, found, { withTests })) return
  if (!withTests) await install('ci', '--omit=dev')
  // Beside the old folder, so that a running portal continues.
  else if (isInstalled(wanted, found, { withTests: false }))
    await install('install', '--no-save', '--include=dev')
  else await install('ci', '--include=dev')
}

/** An interrupted installation ends this process, because it is incomplete. */
export async function install(...how) {
  console.log('Installing the packages of the lock file …')
  const { code, interruptedBy } = await run('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: isWindows,
  })
  if (interruptedBy) process.exit(exitCodeOf(interruptedBy))
  if (code !== 0) throw new Error(`npm ${how[0]} failed; its message is above.`)
}

/** Runs a script with the project's Node.js, else with this one; returns its exit code as in a shell. */
export async function runWithOwnNode(...command) {
  const node = nodeOf()
  const path = [join(root, 'node_modules', '.bin'), dirname(node), process.env.PATH].join(
    isWindows ? ';' : ':',
  )
  const { code } = await run(node, [...command, ...process.argv.slice(2)], {
    env: { ...process.env, PATH: path },
  })
  return code
}

function nodeOf() {
  if (existsSync(broughtNode)) return broughtNode
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Error(`On ${process.platform} ${process.arch} the project needs Node.js 22.18 or later.`)
}

/** Prints an error as one sentence instead of a stack. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  }
}

/**
 * Waits for a command and passes on signals, so that the command can clean up first. A terminal sends Ctrl-C to both, so
 * the command may get it twice.
 */
function run(command, args, options) {
  return new Promise((ended, failed) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options })
    let interruptedBy = null
    const pass = (signal) => {
      interruptedBy = signal
      child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, pass)
    child.once('error', failed)
    child.once('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      ended({ code: code ?? exitCodeOf(signal), interruptedBy: interruptedBy ?? signal })
    })
  })
}

/** As in shells: 130 for Ctrl-C, 143 for SIGTERM. */
function exitCodeOf(signal) {
  return 128 + constants.signals[signal]
}

function readJson(...path) {
  try {
    return JSON.parse(readFileSync(join(root, ...path), 'utf8'))
  } catch {
    return null
  }
}
