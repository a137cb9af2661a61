// Compares an OpenAPI document with the pacts, without a running service; see contracts/README.md.
import { command, InputError, oneOf } from './command.ts'
import { compared, type Compared, type Finding } from './compare/compared.ts'
import { contractsOf, type Contract } from './contractsOf.ts'
import { readDocument } from './readDocument.ts'
import { usedBy } from './usedBy.ts'

const services = ['authentication-service', 'security-service'] as const
const usage = [
  'npm run contracts:compare -- FILE-OR-URL [--provider NAME]',
  '',
  'Compares an OpenAPI document (3.0 or 3.1, JSON or YAML, as Swashbuckle and springdoc write it) with the pacts of',
  'the portal, without a running service: which paths, verbs, headers, fields, types and codes are missing, by call',
  'and screen, the worst first.',
  '',
  `  --provider NAME  only ${services.join(' or ')}; by default those with a path in the document`,
  '',
  'Exit code: 0 if nothing counts, 1 if something does, 2 if there is nothing to compare. What rests on an open question',
  '(contracts/open-questions.md) is pending and does not count.',
]

type Verdict = Compared & { contract: Contract }

export const run = command(
  { usage, options: { provider: { type: 'string' } }, positionals: 1 },
  async ({ provider }, [source]) => {
    if (source === undefined) throw new InputError('Which document? Give a file or an address.')
    if (provider !== undefined) oneOf('provider to compare', provider, services)
    const { document, unread } = await readDocument(source)
    const all: Verdict[] = []
    for (const contract of contractsOf('.').contracts)
      if ((provider ?? contract.provider) === contract.provider)
        all.push({ contract, ...(await compared(document, contract)) })
    const known = all.filter((verdict) => verdict.known > 0)
    const told = known.length > 0 ? known : all
    if (unread.length > 0) console.log(['left out, because it cannot be read', ...unread].join('\n  ') + '\n')
    for (const verdict of told) console.log(`${asText(verdict)}\n`)
    for (const { contract } of all.filter((verdict) => !told.includes(verdict)))
      console.log(
        `${contract.provider}: the document knows no path of it; --provider compares it all the same`,
      )
    return told.some(({ findings }) => findings.some(({ weight }) => weight === 'counts')) ? 1 : 0
  },
)

const words = { counts: 'MISSING', pending: 'pending', untold: 'untold ' }

/** Problems common to many calls, then calls, worst first, with the screens that would break. */
function asText({ contract, findings }: Verdict): string {
  const users = usedBy(contract.calls.map(({ id }) => id))
  const isAlike = ({ kind }: Finding): boolean => kind === 'code of a refusal' || kind === 'session'
  const alike = Map.groupBy(findings.filter(isAlike), ({ weight, text: line }) => `${words[weight]}  ${line}`)
  const byCall = Map.groupBy(
    findings.filter((one) => !isAlike(one)),
    ({ call }) => call,
  )
  const lines = [
    ...[...alike].map(([line, own]) => {
      const calls = own.length === 1 ? 'call' : 'calls'
      return `  ${line}, at ${own.length} ${calls}: ${own.map(({ call }) => call.id).join(', ')}`
    }),
    ...[...byCall].flatMap(([{ method, path, id }, own]) => [
      `  ${method} ${path}  ${id}, used by ${users.get(id)?.join(', ') || 'no screen yet'}`,
      ...own.map(({ text: line, weight }) => `    ${words[weight]}  ${line}`),
    ]),
  ]
  const count = (wanted: Finding['weight']): number =>
    findings.filter(({ weight }) => weight === wanted).length
  const summary = `  ${count('counts')} missing, ${count('pending')} pending, ${count('untold')} untold`
  return [contract.provider, ...lines, findings.length === 0 ? '  everything is there' : summary].join('\n')
}
