import { expect } from '@playwright/test'
import type { WebDriver } from 'selenium-webdriver'
import { Part, patience, type Surroundings } from './part.ts'
import type { Role } from './roles.ts'

/** The last used window of each browser. */
const inFront = new WeakMap<WebDriver, string>()

/** A window of the browser; its actions switch to it first. */
export class Tab implements Surroundings {
  readonly driver: WebDriver
  readonly #handle: string
  readonly #origin: string
  readonly #namespace: string
  #isRemembered = false

  private constructor(driver: WebDriver, handle: string, origin: string, namespace: string) {
    this.driver = driver
    this.#handle = handle
    this.#origin = origin
    this.#namespace = namespace
  }

  /** Opens a further window. */
  static async open(driver: WebDriver, origin: string, namespace: string): Promise<Tab> {
    await driver.switchTo().newWindow('window')
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 900 })
    const handle = await driver.getWindowHandle()
    inFront.set(driver, handle)
    return new Tab(driver, handle, origin, namespace)
  }

  /** Opens a window and closes leftover ones. */
  static async openAlone(driver: WebDriver, origin: string, namespace: string): Promise<Tab> {
    const others = await driver.getAllWindowHandles()
    const tab = await Tab.open(driver, origin, namespace)
    for (const handle of others) {
      await driver.switchTo().window(handle)
      await driver.close()
    }
    inFront.delete(driver)
    return tab
  }

  another(): Promise<Tab> {
    return Tab.open(this.driver, this.#origin, this.#namespace)
  }

  async front(): Promise<WebDriver> {
    if (inFront.get(this.driver) !== this.#handle) await this.driver.switchTo().window(this.#handle)
    inFront.set(this.driver, this.#handle)
    return this.driver
  }

  async resize(width: number): Promise<void> {
    await (await this.front()).manage().window().setRect({ width, height: 900 })
    await expect.poll(() => this.run<number>(() => window.innerWidth), patience).toBe(width)
  }

  /** Opens a path; the first one carries the namespace. */
  async goto(path: string): Promise<void> {
    const address = new URL(path, this.#origin)
    if (!this.#isRemembered) address.searchParams.set('__ns', this.#namespace)
    this.#isRemembered = true
    await (await this.front()).get(address.href)
    await this.run(collectNoise)
  }

  async back(): Promise<void> {
    await (await this.front()).navigate().back()
  }

  async reload(): Promise<void> {
    await (await this.front()).navigate().refresh()
    await this.run(collectNoise)
  }

  async run<Result>(what: (...args: never[]) => unknown, ...args: unknown[]): Promise<Result> {
    return (await this.front()).executeScript<Result>(what, ...args)
  }

  async press(...keys: Parameters<Surroundings['press']>): Promise<void> {
    const actions = (await this.front()).actions()
    for (const key of keys) {
      const [last, ...held] = [key].flat().toReversed()
      for (const one of held) actions.keyDown(one)
      actions.sendKeys(last!)
      for (const one of held) actions.keyUp(one)
    }
    await actions.perform()
  }

  get(role: Role, name?: string): Part {
    return Part.of(this).get(role, name)
  }

  css(selector: string, words?: string): Part {
    return Part.of(this).css(selector, words)
  }

  /** Waits until the page shows a text, at most `ms`. */
  sees(text: string, timeout = patience.timeout): Promise<void> {
    // A new document has no body.
    const shown = (): string => document.querySelector('body')?.innerText ?? ''
    return expect.poll(() => this.run<string>(shown), { ...patience, timeout }).toContain(text)
  }

  /** Waits until the address has the path. */
  isAt(path: string | RegExp): Promise<void> {
    return expect
      .poll(async () => new URL(await (await this.front()).getCurrentUrl()).pathname, patience)
      .toEqual(typeof path === 'string' ? path : expect.stringMatching(path))
  }

  /** Console and page errors since the page was opened. */
  async noise(): Promise<string[]> {
    return this.run<string[]>(() => (window as { noise?: string[] }).noise ?? [])
  }
}

/** Runs in the page. */
function collectNoise(): void {
  const noise: string[] = []
  Object.assign(window, { noise })
  addEventListener('error', ({ message }) => noise.push(message))
  addEventListener('unhandledrejection', ({ reason }) => noise.push(String(reason)))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    noise.push(`${violatedDirective} ${blockedURI}`),
  )
}
