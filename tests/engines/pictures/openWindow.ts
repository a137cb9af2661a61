import { chromium, firefox, type BrowserType, type LaunchOptions } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/test/chromium.ts'
import { findFirefox } from '#scripts/test/firefox.ts'
import { findWebkit } from '#scripts/test/webkit.ts'
import { firefoxWith } from '../../support/firefox.ts'
import { startWebkit } from '../../support/webkit/startWebkit.ts'

/** A window of a browser, by whichever driver. */
export type Window = {
  open: (address: string) => Promise<unknown>
  /** Runs a function in the page. */
  run: <Given, Result>(what: (given: Given) => Result, given: Given) => Promise<Result>
  resize: (width: number) => Promise<unknown>
  /** A picture as PNG. */
  picture: () => Promise<Buffer>
  close: () => Promise<unknown>
}

const height = 900

/** How to open a window of each engine that this machine has. */
export function engines(): Record<string, () => Promise<Window>> {
  const webkit = findWebkit()
  const path = findChromium()
  return {
    ...(path && { Chromium: () => driven(chromium, { executablePath: path, args: chromiumFlags }) }),
    ...(findFirefox() && { Firefox: () => driven(firefox, { channel: 'moz-firefox', ...firefoxWith() }) }),
    ...(webkit && { WebKit: () => webkitWindow(webkit) }),
  }
}

async function driven(type: BrowserType, options: LaunchOptions): Promise<Window> {
  const browser = await type.launch(options)
  const page = await browser.newPage({ locale: 'es-CO', timezoneId: 'America/Bogota' })
  return {
    open: (address) => page.goto(address),
    run: (what, given) => page.evaluate(what as never, given) as never,
    resize: (width) => page.setViewportSize({ width, height }),
    // Hiding the caret would take a style that the policy of the page refuses.
    picture: () => page.screenshot({ caret: 'initial' }),
    close: () => browser.close(),
  }
}

/** Its windows are never narrower than about 450. */
async function webkitWindow(programs: Parameters<typeof startWebkit>[0]): Promise<Window> {
  const { driver, close } = await startWebkit(programs)
  return {
    open: (address) => driver.get(address),
    run: (what, given) => driver.executeScript(what, given),
    async resize(width) {
      const area = driver.manage().window()
      await area.setRect({ x: 0, y: 0, width, height })
      const inside = await driver.executeScript<number>(() => window.innerHeight)
      await area.setRect({ x: 0, y: 0, width, height: 2 * height - inside })
    },
    picture: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    close,
  }
}
