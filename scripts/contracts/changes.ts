// Tells what changed between two versions of the contracts, and ends by what breaks; see contracts/README.md.
import { command, InputError } from './command.ts'
import { changesBetween, type Change } from './changesBetween.ts'
import { contractsOf, type Contracts } from './contractsOf.ts'

const usage = [
  'npm run contracts:changes -- OLD [NEW] [--release]',
  '',
  'Tells what changed between two versions of the contracts, by call, and what of it breaks: a service that keeps OLD',
  'would not keep NEW. A version is a commit of git (a tag, a branch) or a folder that holds contracts/; without NEW it is',
  'this folder.',
  '',
  '  --release  what breaks and is said is no fault: the lines of CHANGELOG.md for backend teams that are new in NEW',
  '             have to name the call, by its id or its path (listUsers, user/list)',
  '',
  'Ends with 0 where nothing breaks (with --release: nothing that is not said), with 1 where something does, with 2 where',
  'there is nothing to compare. What rests on an open question (contracts/open-questions.md) is told and does not count.',
]

export const run = command(
  { usage, options: { release: { type: 'boolean' } }, positionals: 2 },
  async ({ release }, [old, now = '.']) => {
    if (old === undefined)
      throw new InputError('Which versions? Give the older one, and the newer one if it is not here.')
    const [before, after] = [contractsOf(old), contractsOf(now)]
    const changes = await changesBetween(before, after)
    const breaking = changes.filter(({ weight }) => weight === 'breaks')
    const open = changes.filter(({ weight }) => weight === 'open').length
    console.log(asText(changes))
    console.log(
      `\n${changes.length} changes, ${breaking.length} of them break, ${open} more rest on open questions`,
    )
    if (!release) return breaking.length > 0 ? 1 : 0
    const words = newWords(before.changelog, after.changelog)
    const silent = new Set(
      breaking.filter(({ call }) => !isSaid(words, call, [before, after])).map(({ call }) => call),
    )
    if (silent.size === 0) return 0
    const calls = [...silent].join(', ')
    console.log(`CHANGELOG.md does not say it of ${calls}: name each call under 'For backend teams'.`)
    return 1
  },
)

function asText(changes: readonly Change[]): string {
  const words = { breaks: 'BREAKS', open: 'open', tells: '' }
  const calls = [...Map.groupBy(changes, ({ call }) => call)].map(([call, own]) =>
    [call, ...own.map(({ weight, text }) => `  ${words[weight].padEnd(6)}  ${text}`)].join('\n'),
  )
  return calls.length === 0 ? 'Nothing changed.' : calls.join('\n\n')
}

/** The lines that a changelog has for backend teams, or for all where it has no such section, and an older one had not. */
function newWords(before: string, now: string): string {
  const known = new Set(before.split('\n'))
  const sections = now.split(/^(?=##)/m)
  const own = sections.filter((section) => /^### .*backend teams/i.test(section))
  const lines = (own.length > 0 ? own : sections).join('').split('\n')
  return lines.filter((line) => !known.has(line)).join('\n')
}

/** A call is said by its id or by its path, such as `user/list`. */
function isSaid(words: string, call: string, versions: readonly Contracts[]): boolean {
  const all = versions.flatMap(({ contracts }) => contracts.flatMap(({ calls }) => calls))
  const paths = all.filter(({ id }) => id === call).map(({ path }) => path.replace(/^\/api\//, ''))
  return [call, ...paths].some((name) => new RegExp(`(?<!\\w)${name}(?![\\w/])`, 'i').test(words))
}
