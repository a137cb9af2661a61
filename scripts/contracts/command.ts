import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** What is wrong with what was given, in a sentence for whoever gave it. */
export class InputError extends Error {}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>

/** Runs a command with the arguments of the process. It ends with what the work answers, with 2 on an InputError. */
export async function command<Options extends ParseArgsOptionsConfig>(
  { usage, options, positionals: most }: { usage: readonly string[]; options: Options; positionals: number },
  work: (values: Parsed<Options>['values'], positionals: string[]) => Promise<number> | number,
): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(usage.join('\n'))
    const { values, positionals } = parsed(options)
    if (positionals.length > most) throw new InputError(`'${positionals[most]}' is one too many.`)
    process.exitCode = await work(values, positionals)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    console.error(`${error.message}\n\n--help says more.`)
    process.exitCode = 2
  }
}

function parsed<Options extends ParseArgsOptionsConfig>(options: Options): Parsed<Options> {
  try {
    return parseArgs({ options, allowPositionals: true })
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}

/** One of some names, or an InputError that lists them. */
export function oneOf<Name extends string>(what: string, name: string, names: readonly Name[]): Name {
  const found = names.find((one) => one === name)
  if (found === undefined) throw new InputError(`There is no ${what} '${name}': ${names.join(', ')}.`)
  return found
}
