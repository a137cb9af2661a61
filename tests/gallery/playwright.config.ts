import { resolve } from 'node:path'
import { ensureBuild } from '#scripts/server/ensureBuild.ts'
import journeys from '../../playwright.config.ts'

const root = resolve(import.meta.dirname, '../..')
const reports = resolve(root, 'reports/gallery')

// The tests are named for the themes of the build.
await ensureBuild(root)

/** `npm run gallery`: pictures of every public screen, in a report that opens by itself. */
export default {
  ...journeys,
  testDir: '.',
  testMatch: '*.gallery.ts',
  outputDir: `${reports}/results`,
  reporter: [['list'], ['html', { outputFolder: `${reports}/pages`, open: 'always', port: 8085 }]],
  projects: journeys.projects!.filter(({ name }) => name === 'chromium'),
  webServer: { ...journeys.webServer!, cwd: root },
} satisfies typeof journeys
