import { escaped, htmlPage, htmlTable, junit } from '../markup.ts'
import type { Compared, Finding } from './findings.ts'

export type Verdict = Compared & { provider: string; screens: (call: string) => readonly string[] }

/** What counts: everything that does not rest on an open question. */
export function counting({ findings }: Compared): Finding[] {
  return findings.filter(({ pending }) => !pending)
}

/** For the terminal: calls, the worst first, with the screens that would break. */
export function asText(verdicts: readonly Verdict[]): string {
  return verdicts.map(textOf).join('\n\n')
}

function textOf(verdict: Verdict): string {
  const { provider, findings } = verdict
  const calls = [...Map.groupBy(findings, ({ call }) => call)].map(([call, own]) => {
    const users = verdict.screens(call.id).join(', ') || 'no screen yet'
    const lines = own.map(({ text, pending }) => `    ${pending ? 'pending' : 'MISSING'}  ${text}`)
    return [`  ${call.method} ${call.path}  ${call.id}, used by ${users}`, ...lines].join('\n')
  })
  const summary = `  ${counting(verdict).length} missing, ${findings.length - counting(verdict).length} pending`
  return [provider, ...calls, findings.length === 0 ? '  everything is there' : summary].join('\n')
}

/** A test case for each interaction: failed by what is missing, skipped by what is pending. */
export function asJUnit(verdicts: readonly Verdict[]): string {
  return junit(
    verdicts.map(({ provider, interactions, findings }) => ({
      name: provider,
      cases: interactions
        .filter(({ comments }) => comments?.endpoint)
        .map(({ description, comments }) => {
          const own = findings.filter((finding) => finding.interactions.includes(description))
          const failed = own.filter(({ pending }) => !pending)
          const told = failed.length > 0 ? failed : own
          return {
            classname: `${provider}.${comments!.endpoint}`,
            name: description,
            result: failed.length > 0 ? 'failed' : own.length > 0 ? 'skipped' : 'ok',
            message: told.map(({ text }) => text).join('; '),
          }
        }),
    })),
  )
}

/** A page without scripts. */
export function asHtml(verdicts: readonly Verdict[], source: string): string {
  const parts = verdicts.flatMap((verdict) => {
    const rows = verdict.findings.map(({ call, kind, text, pending }) => [
      pending ? 'pending' : 'missing',
      `<code>${escaped(`${call.method} ${call.path}`)}</code>`,
      kind,
      escaped(text),
      escaped(verdict.screens(call.id).join(', ')),
    ])
    const counts = counting(verdict).length
    return [
      `<h2>${verdict.provider}</h2>`,
      `<p>${counts} missing, ${verdict.findings.length - counts} pending.</p>`,
      rows.length > 0
        ? htmlTable(['', 'Call', 'What', 'Said', 'Used by'], rows)
        : '<p>Everything is there.</p>',
    ]
  })
  const where = `<p>In <code>${escaped(source)}</code>, the worst first.</p>`
  return htmlPage('What the account portal misses', where, ...parts)
}
