import { writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { findWebkit } from '#scripts/test/programs.ts'
import { test as base } from '../world.ts'
import { startWebkit, type Webkit } from './startWebkit.ts'
import { Tab } from './tab.ts'

export { expect }

type Fixtures = {
  /** A window on its own host, without storage of other journeys. */
  tab: Tab
}

/** A journey in WebKit, one browser per worker. Fails on console and page errors; a failure saves a screenshot. */
export const test = base.extend<Fixtures, { webkit: Webkit }>({
  webkit: [
    async ({}, use) => {
      const webkit = await startWebkit(findWebkit()!)
      await use(webkit)
      await webkit.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  tab: async ({ webkit: { driver }, baseURL, namespace }, use, testInfo) => {
    const origin = new URL(baseURL!)
    origin.hostname = `${namespace}.${origin.hostname}`
    const tab = await Tab.openAlone(driver, origin.href, namespace)
    await use(tab)
    if (testInfo.status === testInfo.expectedStatus) return expect(await tab.noise()).toEqual([])
    const path = testInfo.outputPath('webkit.png')
    writeFileSync(path, await (await tab.front()).takeScreenshot(), 'base64')
    testInfo.attachments.push({ name: 'webkit', path, contentType: 'image/png' })
  },
})
