import { closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { InputError } from './command.ts'

/** What is failed counts, what is skipped rests on an open question. */
export type Case = {
  suite: string
  call: string
  name: string
  result: 'ok' | 'failed' | 'skipped'
  message: string
}

/** Says before the work begins that a report cannot be written, and makes its folder. @throws InputError */
export function expectWritable(file: string | undefined): void {
  if (file === undefined) return
  try {
    mkdirSync(dirname(file), { recursive: true })
    closeSync(openSync(file, 'a'))
  } catch (error) {
    throw new InputError(`${file} cannot be written: ${(error as Error).message}.`)
  }
}

/** Writes JUnit XML, where somebody wants it. */
export function writeJUnit(file: string | undefined, cases: readonly Case[]): void {
  if (file === undefined) return
  const suites = [...Map.groupBy(cases, ({ suite }) => suite)].map(([name, own]) => {
    const count = (wanted: Case['result']): number => own.filter(({ result }) => result === wanted).length
    const counts = `tests="${own.length}" failures="${count('failed')}" skipped="${count('skipped')}"`
    return `  <testsuite name="${escaped(name)}" ${counts}>\n${own.map(testcase).join('\n')}\n  </testsuite>`
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites>\n${suites.join('\n')}\n</testsuites>\n`
  writeFileSync(file, xml)
}

function testcase({ suite, call, name, result, message }: Case): string {
  const element = { ok: '', failed: 'failure', skipped: 'skipped' }[result]
  const inner = element === '' ? '' : `<${element} message="${escaped(message)}"/>`
  return `    <testcase classname="${escaped(`${suite}.${call}`)}" name="${escaped(name)}">${inner}</testcase>`
}

/** Characters that XML does not know become spaces. */
function escaped(text: string): string {
  const names: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replaceAll(/[&<>"]/g, (one) => names[one]!).replaceAll(/[^\t\n\r\x20-\uFFFD]/g, ' ')
}
