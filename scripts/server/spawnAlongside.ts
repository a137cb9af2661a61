import { spawn, type ChildProcessByStdio } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'

/** Becomes the program, and ends it when the process that started it is gone: its end of the pipe closes then. */
const untilParentEnds = 'exec 3<&0; (cat <&3 >/dev/null; kill $$ 2>/dev/null) & exec "$@" 3<&-'

/** Starts a program that does not outlive this process, however that ends. What it writes has to be read. */
export function spawnAlongside(
  program: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): ChildProcessByStdio<Writable, Readable, Readable> {
  return spawn('/bin/sh', ['-c', untilParentEnds, 'sh', ...program], { stdio: ['pipe', 'pipe', 'pipe'], env })
}
