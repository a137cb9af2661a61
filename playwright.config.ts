import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/test/chromium.ts'
import { findNginx } from './scripts/nginx/findNginx.ts'
import { findFirefox } from './scripts/test/firefox.ts'
import { findWebkit } from './scripts/test/webkit.ts'
import { firefoxWith } from './tests/support/firefox.ts'
import { slowness } from './tests/support/slowness.ts'

const port = Number(process.env['JOURNEYS_PORT'] ?? 8280)
const url = `http://localhost:${port}`
const chromium = findChromium()

/** `npm test` runs the gate: no journey marked `@release`, in Firefox none marked `@firefox-release`. */
const isGate = process.env['GATE'] !== undefined

/** Journeys that only the driver of WebKit can run, or that need what this machine has not. */
const elsewhere = ['**/engines/webkit/*.journey.ts', ...(findNginx() ? [] : ['**/hosting/nginx*.journey.ts'])]

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.journey.ts',
  outputDir: 'reports/journeys',
  // One more than the cores of the smallest machine: a journey often waits for an answer or a frame.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: true,
  ...(isGate && { grepInvert: /@release/ }),
  // How long nobody waits but where something is wrong: a machine that is busy with other work takes several times as long.
  timeout: 120_000 * slowness,
  expect: { timeout: 20_000 * slowness },
  // Only what is spoken is written down, and never written anew by itself.
  snapshotPathTemplate: '{testDir}/spoken/transcripts/{arg}{ext}',
  updateSnapshots: 'none',
  // A report is for `npm test`, which runs them all.
  reporter: process.env['CI'] ? [['list'], ['json', { outputFile: 'reports/journeys.json' }]] : 'list',
  use: {
    baseURL: url,
    locale: 'es-CO',
    timezoneId: 'America/Bogota',
    viewport: { width: 1280, height: 800 },
    actionTimeout: 20_000 * slowness,
    navigationTimeout: 40_000 * slowness,
    // A picture and a snapshot of what failed are kept; `--trace on` records everything, which takes a sixth longer.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One browser for all of them, from the beginning on, beside the others. Left out where there is none, as Firefox is:
    // `npm test` tells so in a line of its own.
    ...(findWebkit()
      ? [
          {
            name: 'webkit',
            testMatch: '**/engines/webkit/*.journey.ts',
            workers: 1,
            // It draws without a graphics card: on a busy machine a page takes its time.
            timeout: 240_000 * slowness,
          },
        ]
      : []),
    // Journeys that say so, beside the others too: each further Firefox takes four seconds to start.
    ...(findFirefox()
      ? [
          {
            name: 'firefox',
            workers: 1,
            testIgnore: elsewhere,
            grep: isGate ? /@firefox(?!-release)/ : /@firefox/,
            use: {
              browserName: 'firefox' as const,
              // Debian's own, which the driver speaks with by the standard of browsers.
              channel: 'moz-firefox',
              launchOptions: firefoxWith(),
              // For a picture the driver adds a style that the policy of the page refuses.
              screenshot: 'off' as const,
            },
          },
        ]
      : []),
    {
      name: 'chromium',
      testIgnore: [...elsewhere, '**/engines/firefox*.journey.ts'],
      use: {
        // Half-finished transitions have colours that no theme has.
        contextOptions: { reducedMotion: 'reduce' },
        // Pages live for seconds here: optimized code would not repay its compilation.
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
    // It may build first, on a busy machine.
    timeout: 600_000,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
