// npm run requirements [GROUP …]: which requirement rows no test names; with --check, whether tests name unknown ones.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentRows, namedRows, openRows } from './requirementRows.ts'

const root = join(import.meta.dirname, '..')
const read = (file) => readFileSync(join(root, file), 'utf8')
const folders = ['src', 'mock-server', 'contracts', 'scripts', 'tests']
const tests = globSync(
  folders.flatMap((folder) => [`${folder}/**/*.test.{ts,tsx}`, `${folder}/**/*.journey.ts`]),
  { cwd: root },
)

const rows = new Map(
  globSync('docs/requirements/*.md', { cwd: root })
    .sort()
    .flatMap((file) => [...documentRows(read(file))]),
)
const named = new Set(tests.flatMap((file) => namedRows(read(file))))
const unknown = [...named].filter((id) => !rows.has(id))
if (unknown.length > 0) console.log(`Named by tests, but in no document: ${unknown.join(' ')}`)

const args = process.argv.slice(2)
if (args.includes('--check')) {
  console.log(`${named.size} rows are named by tests, ${unknown.length} of them are unknown.`)
  process.exitCode = unknown.length === 0 && rows.size > 0 ? 0 : 1
} else {
  for (const { group, all, open } of openRows(rows.keys(), named)) {
    const isAsked = args.includes(group)
    if (args.length > 0 ? !isAsked : open.length === 0) continue
    const ids = open.map((id) => id.slice(4)).join(' ')
    console.log(`${group} ${all - open.length}/${all}${open.length > 0 ? `  open: ${ids}` : ''}`)
    if (isAsked) for (const id of open) console.log(`  ${id} ${rows.get(id)}`)
  }
  const count = [...rows.keys()].filter((id) => named.has(id)).length
  console.log(`Rows named by a test: ${count} of ${rows.size}`)
}
