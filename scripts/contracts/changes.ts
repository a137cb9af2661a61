// Lists what changed between two versions of the contracts and fails if something breaks; see contracts/README.md.
import { command, InputError } from './command.ts'
import { changesBetween, type Change } from './changesBetween.ts'
import { contractsOf, type Contracts } from './contractsOf.ts'

const usage = [
  'npm run contracts:changes -- OLD [NEW] [--release]',
  '',
  'Lists what changed between two versions of the contracts, by call, and what breaks a service that fulfils OLD. A',
  'version is a git commit, tag or branch, or a folder with contracts/; without NEW it is this folder.',
  '',
  '  --release  accepts a breaking change if a line of CHANGELOG.md that is new in NEW names its call, by its id or its',
  '             path (listUsers, user/list)',
  '',
  'Exit code: 0 if nothing breaks (with --release: nothing unnamed), 1 if something does, 2 if there is nothing to',
  'compare. What rests on an open question (contracts/open-questions.md) is listed and does not count.',
]

export const run = command(
  { usage, options: { release: { type: 'boolean' } }, positionals: 2 },
  async ({ release }, [old, now = '.']) => {
    if (old === undefined)
      throw new InputError('Give the older version, and the newer one if it is not this folder.')
    const [before, after] = [contractsOf(old), contractsOf(now)]
    const changes = await changesBetween(before, after)
    const breaking = changes.filter(({ weight }) => weight === 'breaks')
    const open = changes.filter(({ weight }) => weight === 'open').length
    console.log(asText(changes))
    console.log(
      `\n${changes.length} changes, ${breaking.length} of them break, ${open} more rest on open questions`,
    )
    if (!release) return breaking.length > 0 ? 1 : 0
    const news = newLines(before.changelog, after.changelog)
    const unnamed = new Set(
      breaking.filter(({ call }) => !isNamed(news, call, [before, after])).map(({ call }) => call),
    )
    if (unnamed.size === 0) return 0
    const calls = [...unnamed].join(', ')
    console.log(`CHANGELOG.md does not name ${calls}: add a line that says what changed.`)
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

/** The lines of a changelog that an older version of it lacks. */
function newLines(before: string, now: string): string {
  const known = new Set(before.split('\n'))
  return now
    .split('\n')
    .filter((line) => !known.has(line))
    .join('\n')
}

/** By its id, or by its path such as `user/list`. */
function isNamed(lines: string, call: string, versions: readonly Contracts[]): boolean {
  const all = versions.flatMap(({ contracts }) => contracts.flatMap(({ calls }) => calls))
  const paths = all.filter(({ id }) => id === call).map(({ path }) => path.replace(/^\/api\//, ''))
  return [call, ...paths].some((name) => new RegExp(`(?<!\\w)${name}(?![\\w/])`, 'i').test(lines))
}
