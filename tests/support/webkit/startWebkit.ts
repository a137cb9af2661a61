import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver'
import { freePort } from '#scripts/server/listen.ts'
import { spawnAlongside } from '#scripts/server/spawnAlongside.ts'
import type { WebkitPrograms } from '#scripts/test/programs.ts'
import { slowness } from '../slowness.ts'

export type Webkit = {
  driver: WebDriver
  /** Folder of downloads. */
  downloads: string
  close: () => Promise<void>
}

/** Starts WebKit on a virtual screen, with the time zone of Bogota and reduced motion. */
export async function startWebkit({ driver: driverPath, xvfb }: WebkitPrograms): Promise<Webkit> {
  const home = mkdtempSync(join(tmpdir(), 'portal-webkit-'))
  const downloads = join(home, 'downloads')
  const screen = spawnAlongside([xvfb, '-displayfd', '1', '-screen', '0', '1600x1400x24', '-nolisten', 'tcp'])
  screen.stderr.resume()
  const [display] = (await once(screen.stdout, 'data')) as [Buffer]

  const port = await freePort()
  const service = spawnAlongside([driverPath, `--port=${port}`], {
    ...process.env,
    ...homeOf(home, downloads),
    DISPLAY: `:${display.toString().trim()}`,
    TZ: 'America/Bogota',
    LIBGL_ALWAYS_SOFTWARE: '1',
    NO_AT_BRIDGE: '1',
    // Root cannot create its sandbox.
    ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
  })
  service.stdout.resume()
  service.stderr.resume()
  const address = `http://127.0.0.1:${port}`
  await expect.poll(() => isReady(address), { intervals: [50], timeout: 20_000 * slowness }).toBe(true)
  const driver = await new Builder()
    .usingServer(address)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        timeouts: { script: 20_000 * slowness, pageLoad: 30_000 * slowness },
      }),
    )
    .build()
  return {
    driver,
    downloads,
    async close() {
      await driver.quit()
      for (const program of [service, screen]) {
        const ended = once(program, 'close')
        program.kill()
        await ended
      }
      rmSync(home, { recursive: true, force: true })
    },
  }
}

/** An empty home folder with the settings of WebKitGTK. */
function homeOf(home: string, downloads: string): NodeJS.ProcessEnv {
  const settings = join(home, 'config')
  mkdirSync(join(settings, 'gtk-3.0'), { recursive: true })
  mkdirSync(downloads)
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n')
  writeFileSync(join(settings, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${downloads}"\n`)
  return {
    HOME: home,
    XDG_CONFIG_HOME: settings,
    XDG_CACHE_HOME: join(home, 'cache'),
    XDG_DATA_HOME: join(home, 'data'),
  }
}

async function isReady(address: string): Promise<boolean> {
  try {
    return (await fetch(`${address}/status`)).ok
  } catch {
    return false
  }
}
