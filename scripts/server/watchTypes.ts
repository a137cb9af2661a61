import { spawn } from 'node:child_process'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** Prints mistakes in the types of portal and mock, now and after each change, until this process ends. */
export function watchTypes(): void {
  const compiler = resolve(root, 'node_modules/@typescript/native/bin/tsc')
  const child = spawn(
    process.execPath,
    [compiler, '--watch', '--preserveWatchOutput', '--checkers', '1', '--project', 'tsconfig.start.json'],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      // A third less memory for a little more time.
      env: { ...process.env, GOGC: '40' },
    },
  )
  process.on('exit', () => child.kill())
}
