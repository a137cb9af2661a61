import { parseArgs } from 'node:util'
import { InputError } from '../inputError.ts'

export type ChangesArguments = { help: boolean; old: string; now: string; isRelease: boolean; json: boolean }

export const changesUsage = [
  'npm run contracts:changes -- OLD [NEW] [--release] [--json]',
  '',
  'Tells what changed between two versions of the contracts, by call, and what of it breaks: a service that keeps OLD',
  'would not keep NEW. A version is a commit of git (a tag, a branch) or a folder that holds contracts/; without NEW it is',
  'this folder.',
  '',
  '  --release  what breaks and is said is no fault: the lines of CHANGELOG.md for backend teams that are new in NEW',
  '             have to name the call, by its id or its path (listUsers, user/list)',
  '  --json     the changes as JSON',
  '  --help     says this',
  '',
  'Ends with 0 where nothing breaks (with --release: nothing that is not said), with 1 where something does, with 2 where',
  'there is nothing to compare. What rests on an open question (contracts/open-questions.md) is told and does not count.',
].join('\n')

/** Throws an InputError when the arguments do not fit together. */
export function changesArguments(args: readonly string[]): ChangesArguments {
  const { values, positionals } = parsed(args)
  const { help = false, release = false, json = false } = values
  const [old = '', now = '.', ...rest] = positionals
  if (!help && old === '')
    throw new InputError('Which versions? Give the older one, and the newer one if it is not here.')
  if (rest.length > 0) throw new InputError('Two versions at a time.')
  return { help, old, now, isRelease: release, json }
}

function parsed(args: readonly string[]) {
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { help: flag, release: flag, json: flag },
    })
  } catch (error) {
    throw new InputError((error as Error).message)
  }
}
