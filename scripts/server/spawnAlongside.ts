import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** Runs the program, and ends it when the parent's end of the pipe closes. */
const untilParentEnds = 'exec 3<&0; (cat <&3 >/dev/null; kill $$ 2>/dev/null) & exec "$@" 3<&-'

/** Starts a program that ends with this process, even if it is killed. Its output must be read. */
export function spawnAlongside(
  program: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcessByStdio<Writable, Readable, Readable> {
  return spawn('/bin/sh', ['-c', untilParentEnds, 'sh', ...program], { stdio: ['pipe', 'pipe', 'pipe'], env })
}
