import { createServer } from 'node:http'
import { chromium, firefox, type BrowserType, type LaunchOptions } from '@playwright/test'
import { chromiumFlags, findChromium } from '#scripts/test/chromium.ts'
import { findFirefox } from '#scripts/test/firefox.ts'
import { listen } from '#scripts/server/listen.ts'
import { findWebkit, type WebkitPrograms } from '#scripts/test/webkit.ts'
import { By } from 'selenium-webdriver'
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

/** How to open a window of each engine that this machine has; one of them shows the portal on a stage. */
export function engines(stage: string): Record<string, () => Promise<Window>> {
  const webkit = findWebkit()
  const path = findChromium()
  return {
    ...(path && { Chromium: () => driven(chromium, { executablePath: path, args: chromiumFlags }) }),
    ...(findFirefox() && { Firefox: () => driven(firefox, { channel: 'moz-firefox', ...firefoxWith() }) }),
    ...(webkit && { WebKit: () => webkitWindow(webkit, stage) }),
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

/**
 * Its windows are never narrower than about 450, and media queries count the window: so the page stands in a frame of
 * the stage, which has whatever width is asked for.
 */
async function webkitWindow(programs: WebkitPrograms, stage: string): Promise<Window> {
  const { driver, close } = await startWebkit(programs)
  await driver.manage().window().setRect({ x: 0, y: 0, width: 1400, height: 1100 })
  await driver.get(stage)
  const frame = await driver.findElement(By.css('iframe'))

  async function outside<Result>(what: () => Promise<Result>): Promise<Result> {
    await driver.switchTo().defaultContent()
    const result = await what()
    await driver.switchTo().frame(frame)
    return result
  }

  return {
    open: (address) =>
      outside(() =>
        driver.executeAsyncScript(
          (shown: HTMLIFrameElement, src: string, done: () => void) => {
            shown.onload = () => done()
            shown.src = src
          },
          frame,
          address,
        ),
      ),
    run: (what, given) => driver.executeScript(what, given),
    resize: (width) =>
      outside(() =>
        driver.executeScript(
          (shown: HTMLIFrameElement, wide: number, high: number) => {
            shown.width = `${wide}`
            shown.height = `${high}`
          },
          frame,
          width,
          height,
        ),
      ),
    picture: () => outside(async () => Buffer.from(await driver.takeScreenshot(), 'base64')),
    close,
  }
}

export type Stage = { origin: string; close: () => Promise<void> }

/** A page with an empty frame, of the same site as the portal: so the frame keeps its storage. */
export async function serveStage(): Promise<Stage> {
  const server = createServer((_, res) => {
    res.setHeader('Content-Type', 'text/html; charset=utf-8')
    res.end('<!doctype html><title>stage</title><style>*{margin:0;border:0}</style><iframe></iframe>')
  })
  const port = await listen(server, 0, 'PORT')
  return {
    origin: `http://localhost:${port}`,
    async close() {
      const closed = new Promise((done) => server.close(done))
      server.closeAllConnections()
      await closed
    },
  }
}
