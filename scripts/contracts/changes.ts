// Tells what changed between two versions of the contracts, and ends by what breaks; see contracts/README.md.
import { changesArguments, changesUsage, type ChangesArguments } from './changes/changesArguments.ts'
import type { Change } from './changes/change.ts'
import { changesBetween } from './changes/changesBetween.ts'
import { readContracts, type Contracts } from './changes/readContracts.ts'
import { newWords, unsaid } from './changes/said.ts'
import { InputError } from './inputError.ts'

const words = { breaks: 'BREAKS', open: 'open', tells: '' }

try {
  const wanted = changesArguments(process.argv.slice(2))
  if (wanted.help) console.log(changesUsage)
  else tell(wanted)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(`${error.message}\n\nnpm run contracts:changes -- --help says more.`)
  process.exitCode = 2
}

function tell({ old, now, isRelease, json }: ChangesArguments): void {
  const [before, after] = [readContracts(old), readContracts(now)]
  const changes = changesBetween(before, after)
  const breaking = changes.filter(({ weight }) => weight === 'breaks')
  const faults = isRelease
    ? unsaid(
        changes,
        newWords(before.changelog, after.changelog),
        (call) => pathOf(after, call) ?? pathOf(before, call),
      )
    : breaking
  console.log(json ? JSON.stringify(changes, null, 2) : asText(changes))
  process.exitCode = faults.length > 0 ? 1 : 0
  if (json) return
  const open = changes.filter(({ weight }) => weight === 'open').length
  console.log(
    `\n${changes.length} changes, ${breaking.length} of them break, ${open} more rest on open questions`,
  )
  if (isRelease && faults.length > 0) {
    const calls = [...new Set(faults.map(({ call }) => call))]
    console.log(
      `CHANGELOG.md does not say it of ${calls.join(', ')}: name each call under 'For backend teams'.`,
    )
  }
}

function asText(changes: readonly Change[]): string {
  const calls = [...Map.groupBy(changes, ({ call }) => call)].map(([call, own]) =>
    [call, ...own.map(({ weight, text }) => `  ${words[weight].padEnd(6)}  ${text}`)].join('\n'),
  )
  return calls.length === 0 ? 'Nothing changed.' : calls.join('\n\n')
}

function pathOf({ services }: Contracts, call: string): string | null {
  const paths = Object.values(services).flatMap((document) => Object.entries(document.paths))
  return (
    paths.find(([, operations]) =>
      Object.values(operations).some(({ operationId }) => operationId === call),
    )?.[0] ?? null
  )
}
