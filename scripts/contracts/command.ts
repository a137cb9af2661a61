import { parseArgs, type ParseArgsOptionsConfig } from 'node:util'

/** An error in the arguments, as a message for the user. */
export class InputError extends Error {}

type Parsed<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options; allowPositionals: true }>
>

/** Runs with command line arguments and returns the exit code. */
export type Command = (args: readonly string[]) => Promise<number>

/** A command whose exit code is its result, or 2 on an InputError. */
export function command<Options extends ParseArgsOptionsConfig>(
  { usage, options, positionals: most }: { usage: readonly string[]; options: Options; positionals: number },
  work: (values: Parsed<Options>['values'], positionals: string[]) => Promise<number> | number,
): Command {
  return async (args) => {
    try {
      if (args.includes('--help')) {
        console.log(usage.join('\n'))
        return 0
      }
      const { values, positionals } = parsed(options, args)
      if (positionals.length > most) throw new InputError(`'${positionals[most]}' is one too many.`)
      return await work(values, positionals)
    } catch (error) {
      if (!(error instanceof InputError)) throw error
      console.error(`${error.message}\n\n--help says more.`)
      return 2
    }
  }
}

function parsed<Options extends ParseArgsOptionsConfig>(
  options: Options,
  args: readonly string[],
): Parsed<Options> {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true })
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
