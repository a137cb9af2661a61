/** Text as XML and HTML take it, inside elements and attributes. */
export function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return Array.from(text, (one) => names[one] ?? (isControl(one) ? ' ' : one)).join('')
}

/** What XML does not know, whatever a document holds. */
function isControl(character: string): boolean {
  return character < ' ' && !'\t\n\r'.includes(character)
}

const style =
  ':root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;margin:2rem}table{border-collapse:collapse}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem;border-bottom:1px solid}'

/** A page without scripts; title is text, the rest markup. */
export function htmlPage(title: string, ...body: string[]): string {
  const name = escaped(title)
  return `<!doctype html>\n<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${name}</title><style>${style}</style></head>\n<body><h1>${name}</h1>\n${body.join('\n')}\n</body></html>\n`
}

/** Cells are markup. */
export function htmlTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('')
  const lines = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`)
  return `<table><thead><tr>${head}</tr></thead><tbody>${lines.join('\n')}</tbody></table>`
}

export type JUnitCase = {
  classname: string
  name: string
  result: 'ok' | 'failed' | 'skipped'
  message?: string
}

export function junit(suites: readonly { name: string; cases: readonly JUnitCase[] }[]): string {
  const lines = suites.map(({ name, cases }) => {
    const count = (result: JUnitCase['result']): number => cases.filter((one) => one.result === result).length
    const counts = `tests="${cases.length}" failures="${count('failed')}" skipped="${count('skipped')}"`
    return `  <testsuite name="${escaped(name)}" ${counts}>\n${cases.map(testcase).join('\n')}\n  </testsuite>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${lines.join('\n')}\n</testsuites>\n`
}

function testcase({ classname, name, result, message = '' }: JUnitCase): string {
  const element = { ok: '', failed: 'failure', skipped: 'skipped' }[result]
  const inner = element === '' ? '' : `<${element} message="${escaped(message)}"/>`
  return `    <testcase classname="${escaped(classname)}" name="${escaped(name)}">${inner}</testcase>`
}
