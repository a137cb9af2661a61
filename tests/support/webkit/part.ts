import { expect } from '@playwright/test'
import { error, Key, type WebElement } from 'selenium-webdriver'
import { slowness } from '../slowness.ts'
import { candidates, type Step } from './candidates.ts'
import { selectorOf, type Role } from './roles.ts'

/** Interval and limit of waits. */
export const patience = { intervals: [30, 60, 120, 250], timeout: 20_000 * slowness }

/** The window of a locator. */
export type Surroundings = {
  /** Runs a function in the page; elements are passed both ways. */
  run: <Result>(what: (...args: never[]) => unknown, ...args: unknown[]) => Promise<Result>
  /** Presses keys in sequence at the current focus; keys in a list together. */
  press: (...keys: (string | readonly string[])[]) => Promise<void>
}

/** A locator, resolved at each use until exactly one element matches. */
export class Part {
  readonly #tab: Surroundings
  readonly #steps: readonly Step[]
  readonly #name: string | null
  readonly #words: string

  private constructor(tab: Surroundings, steps: readonly Step[], name: string | null, words: string) {
    this.#tab = tab
    this.#steps = steps
    this.#name = name
    this.#words = words
  }

  static of(tab: Surroundings): Part {
    return new Part(tab, [], null, 'page')
  }

  /** Descendants with the role and the name computed by the engine. */
  get(role: Role, name?: string): Part {
    const steps = [...this.#steps, { selector: selectorOf(role), words: name ?? '' }]
    return new Part(this.#tab, steps, name ?? null, `${role} ${name ?? ''} in ${this.#words}`)
  }

  /** Elements without role and name. */
  css(selector: string, words = ''): Part {
    return new Part(
      this.#tab,
      [...this.#steps, { selector, words }],
      null,
      `${selector} ${words} in ${this.#words}`,
    )
  }

  async all(): Promise<WebElement[]> {
    try {
      const found = await this.#tab.run<WebElement[]>(candidates, this.#steps)
      if (this.#name === null) return found
      const named: WebElement[] = []
      for (const element of found)
        if ((await element.getAccessibleName()).trim() === this.#name) named.push(element)
      return named
    } catch (cause) {
      // It was rendered again in the meantime: resolve again.
      if (cause instanceof error.StaleElementReferenceError) return this.all()
      throw cause
    }
  }

  async count(): Promise<number> {
    return (await this.all()).length
  }

  /** Acts on the element as soon as it is unique and ready. */
  async with<Result>(act: (element: WebElement) => Promise<Result>): Promise<Result> {
    let result: Result
    await expect(async () => {
      const found = await this.all()
      expect(found.length, `how many there are of: ${this.#words}`).toBe(1)
      result = await act(found[0]!)
    }).toPass(patience)
    return result!
  }

  async isThere(): Promise<void> {
    await this.with(async () => {})
  }

  async isGone(): Promise<void> {
    await expect.poll(() => this.count(), { ...patience, message: `no ${this.#words}` }).toBe(0)
  }

  click(): Promise<void> {
    return this.with((element) => this.#clickOn(element))
  }

  /**
   * Fails on a disabled element, which the driver would click without effect. Scrolls an element below a sticky bar to the
   * middle for the next attempt.
   */
  async #clickOn(element: WebElement): Promise<void> {
    const isDisabled = await this.#tab.run<boolean>(
      (one: Element) => one.matches(':disabled, [aria-disabled="true"]'),
      element,
    )
    expect(isDisabled, `${this.#words} is disabled`).toBe(false)
    try {
      await element.click()
    } catch (cause) {
      await this.#tab.run((one: Element) => one.scrollIntoView({ block: 'center' }), element)
      throw cause
    }
  }

  /** Replaces the text of a field by typing. */
  fill(text: string): Promise<void> {
    return this.with(async (element) => {
      await this.#clickOn(element)
      await this.#tab.press([Key.CONTROL, 'a'], text === '' ? Key.BACK_SPACE : text)
      expect(await element.getProperty('value')).toBe(text)
    })
  }

  /** Focuses the element and presses keys. */
  async press(...keys: Parameters<Surroundings['press']>): Promise<void> {
    await this.with((element) => this.#tab.run((one: HTMLElement) => one.focus(), element))
    await this.#tab.press(...keys)
  }

  /** Chooses in a native select. */
  select(option: string): Promise<void> {
    return this.with(async (element) => {
      const index = await this.#tab.run<number>(
        (list: HTMLSelectElement, label: string) => [...list.options].findIndex(({ text }) => text === label),
        element,
        option,
      )
      expect(index, `the option ${option}`).toBeGreaterThan(-1)
      await (await element.findElements({ css: 'option' }))[index]!.click()
    })
  }

  /** Sets the file of a file input, which looks like a button. */
  async upload(path: string): Promise<void> {
    await this.with((element) => element.sendKeys(path))
  }

  text(): Promise<string> {
    return this.with((element) => element.getText())
  }

  value(): Promise<string> {
    return this.with((element) => element.getProperty('value'))
  }

  attribute(name: string): Promise<string | null> {
    return this.with((element) => element.getDomAttribute(name))
  }

  isFocused(): Promise<boolean> {
    return this.with((element) => this.#tab.run((one: Element) => one === document.activeElement, element))
  }
}
