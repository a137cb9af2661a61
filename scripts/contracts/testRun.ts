import { execFile } from 'node:child_process'

/** What a command of the contracts ends with and says; the services of a test answer meanwhile. */
export function run(command: string, args: readonly string[], env: object = {}, cwd = process.cwd()) {
  const program = `${process.cwd()}/scripts/contracts/${command}.ts`
  const options = { env: { ...process.env, ...env }, cwd }
  return new Promise<{ status: unknown; said: string }>((resolve) =>
    execFile(process.execPath, [program, ...args], options, (error, out, errors) =>
      resolve({ status: error ? error.code : 0, said: out + errors }),
    ),
  )
}
