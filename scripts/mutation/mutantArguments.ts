export type MutantArguments = {
  workers: number
  /** Ids and areas in lower case; empty for all. */
  only: string[]
  journeys: boolean
  /** What one mutant may take, in seconds. */
  limit: number
  /** How many test files judge a mutant that names none. */
  files: number
}

const usual: MutantArguments = { workers: 2, only: [], journeys: false, limit: 600, files: 24 }

export const usage =
  'npm run mutants -- [--only=ID,AREA …] [--workers=2] [--journeys] [--limit=600] [--files=24]'

/** @throws Error in words when an argument is not understood */
export function mutantArguments(args: readonly string[]): MutantArguments {
  const understood = { ...usual, only: [...usual.only] }
  for (const arg of args) {
    const [, name, value = ''] = /^--(\w+)(?:=(.+))?$/.exec(arg) ?? []
    if (name === 'only' && value !== '') understood.only.push(...value.toLowerCase().split(','))
    else if (name === 'journeys' && value === '') understood.journeys = true
    else if (isNumberName(name) && Number(value) >= 1) understood[name] = Math.floor(Number(value))
    else throw new Error(`${arg} is not understood.`)
  }
  return understood
}

function isNumberName(name: string | undefined): name is 'workers' | 'limit' | 'files' {
  return name === 'workers' || name === 'limit' || name === 'files'
}

/** @throws Error when a name of --only is neither an id nor an area */
export function chosen<Named extends { id: string; area: string }>(
  mutants: readonly Named[],
  only: readonly string[],
): Named[] {
  const namesOf = ({ id, area }: Named): string[] => [id.toLowerCase(), area.toLowerCase()]
  const unknown = only.find((name) => !mutants.some((mutant) => namesOf(mutant).includes(name)))
  if (unknown !== undefined) throw new Error(`${unknown} is neither an id nor an area of scripts/mutants.`)
  return mutants.filter((mutant) => only.length === 0 || namesOf(mutant).some((name) => only.includes(name)))
}
