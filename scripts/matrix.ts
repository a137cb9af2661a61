// npm run matrix [ROOM …]: every place where the portal makes a call meets every fault.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cellsIn, summary, type Suite } from './matrix/cellsIn.ts'

const root = join(import.meta.dirname, '..')
const args = process.argv.slice(2)
const options = args.filter((arg) => arg.startsWith('-'))
const rooms = args.filter((arg) => !arg.startsWith('-'))

/** Runs a tool of the project; what it says is shown, its report is read. */
function run(tool: string, toolArgs: readonly string[], report: string, env: Record<string, string>): string {
  spawnSync(join(root, 'node_modules/.bin', tool), toolArgs, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  try {
    return readFileSync(join(root, report), 'utf8')
  } catch {
    return '{}'
  }
}

mkdirSync(join(root, 'reports'), { recursive: true })
const report = 'reports/matrix.json'
const inRooms = rooms.length > 0 ? ['-g', `(${rooms.join('|')}), `] : []
const journeys = run(
  'playwright',
  ['test', 'tests/matrix', '--reporter=line,json', ...inRooms, ...options],
  report,
  { MATRIX: 'whole', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
)
const cells = cellsIn(JSON.parse(journeys) as Suite)
console.log(summary(cells))
process.exitCode = cells.failed.length === 0 && cells.passed > 0 ? 0 : 1
