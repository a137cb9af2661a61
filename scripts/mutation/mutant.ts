import ts from 'typescript'

/** A fault as a tired developer makes it; see scripts/mutants/README.md. */
export type Mutant = {
  /** Unique over all lists. */
  id: string
  /** Relative to the root. */
  file: string
  /** Stands exactly once in the file. */
  from: string
  to: string
  /** What a person suffers where it is delivered. */
  suffers: string
  /** Test files that judge it; without them all that import the file. */
  tests?: readonly string[]
  /** `tests/console/roles.journey.ts -g part of its title`: asked by --journeys where no other test notices. */
  journey?: string
  /** Why nobody could notice; it then counts for nothing. */
  equivalent?: string
}

/**
 * The source with the fault in it.
 * @throws Error in words when the fault does not fit the source
 */
export function withFault(source: string, { id, file, from, to }: Mutant): string {
  const count = from === '' ? 0 : source.split(from).length - 1
  if (count !== 1) throw new Error(`${id}: its text stands ${count} times in ${file}, not once`)
  if (from === to) throw new Error(`${id}: changes nothing`)
  // By a function: `$&` in the text is no pattern.
  const faulty = source.replace(from, () => to)
  if (/\.tsx?$/.test(file) && !isSyntax(file, faulty))
    throw new Error(`${id}: ${file} is no TypeScript any more`)
  return faulty
}

function isSyntax(fileName: string, source: string): boolean {
  const compilerOptions = { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ESNext }
  const { diagnostics } = ts.transpileModule(source, { fileName, compilerOptions, reportDiagnostics: true })
  return diagnostics?.length === 0
}

/** What is wrong with some mutants, in words; `read` answers the text of a file and throws when there is none. */
export function misfitsOf(mutants: readonly Mutant[], read: (file: string) => string): string[] {
  const twice = mutants.filter(({ id }, at) => mutants.findIndex((one) => one.id === id) !== at)
  const unfit = mutants.flatMap((mutant) => {
    try {
      withFault(read(mutant.file), mutant)
      for (const test of mutant.tests ?? []) read(test)
      return []
    } catch (cause) {
      return [(cause as Error).message]
    }
  })
  return [...twice.map(({ id }) => `${id}: this id is there twice`), ...unfit]
}
