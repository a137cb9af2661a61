import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium, findNginx, findFirefox, findWebkit } from './scripts/test/programs.ts'
import { firefoxWith } from './tests/support/firefox.ts'
import { slowness } from './tests/support/slowness.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 8280)
const url = `http://localhost:${port}`
const chromium = findChromium()

/** `npm test` runs the gate: no journey marked `@release`, in Firefox none marked `@firefox-release`. */
const isGate = process.env['GATE'] !== undefined

/** Journeys that need the driver of WebKit or a missing program. */
const elsewhere = ['**/engines/webkit/*.journey.ts', ...(findNginx() ? [] : ['**/hosting/nginx*.journey.ts'])]

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.journey.ts',
  outputDir: 'reports/journeys',
  // One more than the cores of the smallest machine, because journeys often wait.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  ...(isGate && { grepInvert: /@release/ }),
  // Upper bounds, reached only on failure, for busy machines.
  timeout: 120_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  // Snapshots hold announcements only, and are never updated by themselves.
  snapshotPathTemplate: '{testDir}/spoken/transcripts/{arg}{ext}',
  updateSnapshots: 'none',
  // The report is for `npm test`, which runs all journeys.
  reporter: process.env['CI'] ? [['list'], ['json', { outputFile: 'reports/journeys.json' }]] : 'list',
  use: {
    baseURL: url,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000 * slowness,
    navigationTimeout: 40_000 * slowness,
    // Keeps a screenshot of failures; `--trace on` records everything and takes a sixth longer.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One browser for all of them, beside the others. Left out if missing, like Firefox, which `npm test` reports.
    ...(findWebkit()
      ? [
          {
            name: 'webkit',
            testMatch: '**/engines/webkit/*.journey.ts',
            workers: 1,
            // It renders without a GPU, slowly on a busy machine.
            timeout: 240_000 * slowness,
          },
        ]
      : []),
    // Journeys marked for it, beside the others; each further Firefox takes four seconds to start.
    ...(findFirefox()
      ? [
          {
            name: 'firefox',
            workers: 1,
            testIgnore: elsewhere,
            grep: isGate ? /@firefox(?!-release)/ : /@firefox/,
            use: {
              browserName: 'firefox' as const,
              // Debian's Firefox, driven by WebDriver BiDi.
              channel: 'moz-firefox',
              launchOptions: firefoxWith(),
              // A screenshot adds a style that the page's policy refuses.
              screenshot: 'off' as const,
            },
          },
        ]
      : []),
    {
      name: 'chromium',
      testIgnore: [...elsewhere, '**/engines/firefox*.journey.ts'],
      use: {
        // Running transitions have colours of no theme.
        contextOptions: { reducedMotion: 'reduce' },
        // Pages live for seconds, too short for optimizing compilers.
        launchOptions: {
          args: [...chromiumFlags, '--js-flags=--no-opt,--no-maglev'],
          ...(chromium ? { executablePath: chromium } : {}),
        },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/preview.ts`,
    url: `${url}/login`,
    env: { PORT: String(port) },
    // It may build first.
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
