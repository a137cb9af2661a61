// npm run matrix [ROOM …]: every place where the portal makes a call meets every fault.
import { join } from 'node:path'
import { cellsIn, summary, type Suite } from './matrix/cellsIn.ts'
import { runForReport } from './matrix/runForReport.ts'

process.chdir(join(import.meta.dirname, '..'))
const args = process.argv.slice(2)
const options = args.filter((arg) => arg.startsWith('-'))
const rooms = args.filter((arg) => !arg.startsWith('-'))
const inRooms = rooms.length > 0 ? ['-g', `(${rooms.join('|')}), `] : []
const report = 'reports/matrix.json'

try {
  const journeys = runForReport(
    'node_modules/.bin/playwright',
    ['test', 'tests/matrix', '--reporter=line,json', ...inRooms, ...options],
    report,
    { MATRIX: 'whole', PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  )
  const cells = cellsIn(JSON.parse(journeys) as Suite)
  console.log(summary(cells))
  process.exitCode = cells.failed.length === 0 && cells.passed > 0 ? 0 : 1
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exitCode = 1
}
