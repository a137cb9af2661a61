// Runs a command of the contracts by its name: compare, changes, drift, fuzz or verify; see contracts/README.md.
import type { Command } from './command.ts'

const [name, ...args] = process.argv.slice(2)
const { run } = (await import(`./${name}.ts`)) as { run: Command }
process.exitCode = await run(args)
