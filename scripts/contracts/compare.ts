// Compares an OpenAPI document with the pacts, without a running service; see contracts/README.md.
import { readFileSync } from 'node:fs'
import { endpoints } from '#contracts/index.ts'
import {
  compareArguments,
  comparedServices,
  compareUsage,
  type CompareArguments,
} from './compare/compareArguments.ts'
import { compared } from './compare/findings.ts'
import { InputError } from './inputError.ts'
import { readDocument } from './compare/readDocument.ts'
import { asHtml, asJUnit, asText, counting, type Verdict } from './compare/reports.ts'
import type { PactFile } from './pactFile.ts'
import { providers } from './providers.ts'
import { usedBy } from './usedBy.ts'
import { expectWritable, writeReport } from './writeReport.ts'

try {
  const wanted = compareArguments(process.argv.slice(2))
  if (wanted.help) console.log(compareUsage)
  else await compare(wanted)
} catch (error) {
  if (!(error instanceof InputError)) throw error
  console.error(`${error.message}\n\nnpm run contracts:compare -- --help says more.`)
  process.exitCode = 2
}

async function compare({ source, provider, junit, html }: CompareArguments): Promise<void> {
  for (const report of [junit, html]) if (report !== null) expectWritable(report)
  const document = await readDocument(source)
  const users = usedBy(endpoints.map(({ id }) => id))
  const all: Verdict[] = []
  for (const name of provider ? [provider] : comparedServices) {
    const own = endpoints.filter(({ service }) => `${service}-service` === name)
    const pact = JSON.parse(readFileSync(providers[name].pact, 'utf8')) as PactFile
    const screens = (call: string): string[] => users.get(call) ?? []
    all.push({ provider: name, screens, ...(await compared(document, pact, own)) })
  }
  const known = all.filter((verdict) => verdict.known > 0)
  const told = provider || known.length === 0 ? all : known
  console.log(asText(told))
  for (const { provider: silent } of all.filter((verdict) => !told.includes(verdict)))
    console.log(
      `\n${silent}: the document knows no path of it; --provider ${silent} compares it all the same`,
    )
  if (junit) writeReport(junit, asJUnit(told))
  if (html) writeReport(html, asHtml(told, source))
  process.exitCode = told.some((verdict) => counting(verdict).length > 0) ? 1 : 0
}
