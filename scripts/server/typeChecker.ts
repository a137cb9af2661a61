import { spawn, type ChildProcess } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const compiler = resolve(root, 'node_modules/@typescript/native/bin/tsc')
const incremental = ['--incremental', '--tsBuildInfoFile', 'node_modules/.cache/types.tsbuildinfo']

/**
 * Returns a function that reports type errors of portal and mock. It is incremental through a file, because a compiler in
 * memory takes as much as webpack.
 */
export function typeChecker(): () => void {
  let running: ChildProcess | null = null
  let isStale = false
  process.on('exit', () => running?.kill())
  return function check() {
    // It writes the incremental file only when it ends.
    isStale = running !== null
    if (isStale) return
    running = spawn(
      process.execPath,
      [compiler, '--project', 'tsconfig.start.json', '--noEmit', '--checkers', '1', ...incremental],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
        // Half the memory, slightly slower.
        env: { ...process.env, GOGC: '20' },
      },
    ).on('exit', (code) => {
      running = null
      if (isStale) check()
      else if (code === 0) console.log('Types are in order.')
    })
  }
}
