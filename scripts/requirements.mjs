// npm run requirements [GROUP …]: which requirement rows no test names. With --check: whether every number that tests
// and comments give exists, and whether as many rows are named as floors.json keeps.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { belowFloor } from './test/floors.ts'
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
// Its examples name rows of no document.
const isExample = (file) => file.endsWith('requirementRows.test.ts')
const named = new Map(
  tests.filter((file) => !isExample(file)).flatMap((file) => namedRows(read(file)).map((id) => [id, file])),
)
const namedCount = [...rows.keys()].filter((id) => named.has(id)).length

function unknownIds() {
  const sources = find(`${folders}/**/*.{ts,tsx,mjs,css}`).map((file) => [file, commentsOf(read(file))])
  const texts = find('docs/decisions/*.md', 'docs/*.md', '*.md', '{contracts,mock-server}/*.md')
  const cited = [...sources, ...texts.map((file) => [file, read(file)])].flatMap(([file, text]) =>
    isExample(file) ? [] : citedIds(text, groups).map((id) => [id, file]),
  )
  return [...named, ...cited].filter(([id]) => !known.has(id.replace(/^G(\d)/, 'S-$1')))
}

const args = process.argv.slice(2)
if (args.includes('--check')) {
  const unknown = unknownIds()
  for (const [id, file] of unknown) console.log(`${file} cites ${id}, which no document has.`)
  const tooFew = belowFloor('requirementRows', namedCount)
  if (tooFew) console.log(`Rows named by tests: ${tooFew}.`)
  console.log(`${namedCount} rows are named by tests; ${unknown.length} numbers are unknown.`)
  process.exitCode = unknown.length === 0 && !tooFew ? 0 : 1
} else {
  for (const { group, all, open } of openRows(rows.keys(), named)) {
    const isAsked = args.includes(group)
    if (args.length > 0 ? !isAsked : open.length === 0) continue
    const ids = open.map((id) => id.slice(4)).join(' ')
    console.log(`${group} ${all - open.length}/${all}${open.length > 0 ? `  open: ${ids}` : ''}`)
    if (isAsked) for (const id of open) console.log(`  ${id} ${rows.get(id)}`)
  }
  console.log(`Rows named by a test: ${namedCount} of ${rows.size}`)
}
