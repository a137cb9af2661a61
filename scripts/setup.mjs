// Runs on any Node.js from 20 on, with nothing installed.
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { constants } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInstalled } from './installed.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const isWindows = process.platform === 'win32'

/** The Node.js that the lock file names; npm puts it there, where it has one for this machine. */
const broughtNode = join(
  root,
  'node_modules',
  `node-${isWindows ? 'win' : process.platform}-${process.arch}`,
  'bin',
  isWindows ? 'node.exe' : 'node',
)

/** Installs exactly what the lock file says, when that is not what stands there; what tests alone need only for them. */
export async function ensureInstalled({ withTests }) {
  const wanted = readJson('package-lock.json')
  const found = readJson('node_modules', '.package-lock.json')
  if (isInstalled(wanted, found, { withTests })) return
  if (!withTests) await install('ci', '--omit=dev')
  // Beside what stands there: a portal that runs goes on.
  else if (isInstalled(wanted, found, { withTests: false }))
    await install('install', '--no-save', '--include=dev')
  else await install('ci', '--include=dev')
}

/** An interrupted installation ends this process: what it left is not to be worked with. */
export async function install(...how) {
  console.log('Installing the packages of the lock file …')
  const { code, interruptedBy } = await run('npm', [...how, '--no-audit', '--no-fund', '--loglevel=error'], {
    shell: isWindows,
  })
  if (interruptedBy) process.exit(exitCodeOf(interruptedBy))
  if (code !== 0) throw new Error(`npm ${how[0]} failed; its message is above.`)
}

/** Runs a script with the Node.js that the project brings, else with this one; answers its exit code, as a shell counts them. */
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

/** Says what went wrong in one sentence rather than in a stack. */
export async function main(work) {
  try {
    process.exitCode = await work()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  }
}

/**
 * Waits for a command, and hands on the signals that would end this process: the command puts its things away first.
 * A terminal sends Ctrl-C to both, so the command may get it twice.
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

/** As shells count: 130 for Ctrl-C, 143 for SIGTERM. */
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
