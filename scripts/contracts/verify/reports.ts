import { escaped, htmlPage, htmlTable, junit } from '../markup.ts'
import { conformanceLine, conformanceOf, percentKept, type Judged } from './conformance.ts'

/** A test case for each interaction and each check of our own: failed by what counts, skipped by what is pending. */
export function verifiedAsJUnit(judged: readonly Judged[]): string {
  const suites = [...Map.groupBy(judged, ({ provider }) => provider)]
  return junit(
    suites.map(([name, own]) => ({
      name,
      cases: own.map(({ call, description, check, result, problem }) => ({
        classname: `${name}.${call}`,
        name: check === null ? description : `${description}: ${check}`,
        result: result === 'pending' ? ('skipped' as const) : result,
        message: problem ?? '',
      })),
    })),
  )
}

/** Per provider the figure, and a row for each call and outcome. */
export function verifiedAsHtml(judged: readonly Judged[], source: string): string {
  const words = { ok: 'ok', failed: 'FAILED', pending: 'pending' }
  const parts = [...Map.groupBy(judged, ({ provider }) => provider)].flatMap(([provider, own]) => {
    const rows = [...Map.groupBy(own, ({ call, outcome }) => `${call} ${outcome}`).values()].map((list) => {
      const worst = (['failed', 'pending', 'ok'] as const).find((result) =>
        list.some((one) => one.result === result),
      )!
      const problems = list.filter(({ problem }) => problem !== null)
      const { call, outcome } = list[0]!
      return [
        words[worst],
        `<code>${escaped(call)}</code>`,
        escaped(outcome),
        list.some(({ isOpen }) => isOpen) ? 'yes' : '',
        problems.map((one) => escaped(`${one.check ?? one.description}: ${one.problem}`)).join('<br>'),
      ]
    })
    const figure = conformanceLine(conformanceOf(own))
    return [
      `<h2>${escaped(provider)}: ${percentKept(conformanceOf(own))}</h2>`,
      `<p>${escaped(figure)}.</p>`,
      htmlTable(['', 'Call', 'Outcome', 'Open question', 'What is wrong'], rows),
    ]
  })
  return htmlPage('Does it keep the contracts?', `<p>Asked: <code>${escaped(source)}</code>.</p>`, ...parts)
}
