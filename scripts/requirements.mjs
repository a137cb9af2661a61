// npm run requirements [GROUP …]: the requirement rows without a test, by the titles of the last complete run, else by the
// text of the tests. With --check: whether all cited numbers exist, and how many rows have a passed test of the gate.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { passedTitles } from './test/titles.ts'
import { citedIds, commentsOf, documentIds, documentRows, namedRows, openRows } from './requirementRows.ts'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')
const find = (...patterns) => globSync(patterns, { cwd: root }).sort()
const folders = '{src,mock-server,contracts,scripts,tests}'

const documents = find('docs/requirements/*.md')
const rows = new Map(documents.flatMap((file) => [...documentRows(read(file))]))
const known = new Set(documents.flatMap((file) => documentIds(read(file))))
const groups = new Set([...rows.keys()].map((id) => id.slice(0, 3)))

const tests = find(`${folders}/**/*.test.{ts,tsx}`, `${folders}/**/*.journey.ts`)
// Its examples name unknown rows.
const isExample = (file) => file.endsWith('requirementRows.test.ts')
const inText = new Map(
  tests.filter((file) => !isExample(file)).flatMap((file) => namedRows(read(file)).map((id) => [id, file])),
)
const reports = ['unit', 'consumer', 'journeys'].map((name) => `reports/${name}.json`)
const missing = reports.filter((report) => !existsSync(join(root, report)))
const inTitles =
  missing.length > 0
    ? null
    : new Set(
        reports
          .flatMap((report) => passedTitles(JSON.parse(read(report))))
          .filter((title) => !title.includes('@release'))
          .flatMap(namedRows),
      )
const named = inTitles ?? new Set(inText.keys())
const namedCount = [...rows.keys()].filter((id) => named.has(id)).length

function unknownIds() {
  const sources = find(`${folders}/**/*.{ts,tsx,mjs,css}`).map((file) => [file, commentsOf(read(file))])
  const texts = find('docs/decisions/*.md', 'docs/*.md', '*.md', '{contracts,mock-server}/*.md')
  const cited = [...sources, ...texts.map((file) => [file, read(file)])].flatMap(([file, text]) =>
    isExample(file) ? [] : citedIds(text, groups).map((id) => [id, file]),
  )
  return [...inText, ...cited].filter(([id]) => !known.has(id.replace(/^G(\d)/, 'S-$1')))
}

const args = process.argv.slice(2)
if (args.includes('--check')) {
  const unknown = unknownIds()
  for (const [id, file] of unknown) console.log(`${file} cites ${id}, which no document has.`)
  console.log(
    inTitles
      ? `${namedCount} rows are named by tests of the gate that have passed; ${unknown.length} numbers are unknown.`
      : `Run npm test first: ${missing.join(', ')} is not there.`,
  )
  process.exitCode = unknown.length === 0 && inTitles ? 0 : 1
} else {
  for (const { group, all, open } of openRows(rows.keys(), named)) {
    const isAsked = args.includes(group)
    if (args.length > 0 ? !isAsked : open.length === 0) continue
    const ids = open.map((id) => id.slice(4)).join(' ')
    console.log(`${group} ${all - open.length}/${all}${open.length > 0 ? `  open: ${ids}` : ''}`)
    if (isAsked) for (const id of open) console.log(`  ${id} ${rows.get(id)}`)
  }
  console.log(
    `Rows named by ${inTitles ? 'what passed in the last npm test' : 'the text of a test'}: ${namedCount} of ${rows.size}`,
  )
}
