import { expect, type BrowserContext, type Page } from '@playwright/test'
import { wordsOfFirefox } from './firefox.ts'

/** The browser's own word on an answer of 400 and above, or on none: what the person sees is judged, not this. */
const ownWords = /^Failed to load resource:/

/** Chromium's word on a page that a script of the driver opens on a busy machine; the page comes all the same. */
const wordOfDriver =
  /^Error: Failed to execute 'open' on 'Window': The provided callback is no longer runnable\./

/** Collects what a healthy portal never does: uncaught errors, console errors, violations of its own policy. */
export function collectNoise(context: BrowserContext): string[] {
  const noise: string[] = []
  context.on('weberror', (error) => {
    // The driver takes what stands before a colon for the name of the error.
    const { message, stack = message } = error.error()
    if (!wordsOfFirefox.test(stack) && !wordOfDriver.test(stack)) noise.push(`uncaught: ${stack}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' && !ownWords.test(message.text())) noise.push(`console: ${message.text()}`)
  })
  return noise
}

const leaks =
  /\b(undefined|null|NaN)\b|\[object \w+\]|Invalid Date|Unexpected token|TypeError|<html|\bat Object\./

/** Nothing that people can read comes out of the machine room. */
export async function expectNoLeaks(page: Page): Promise<void> {
  const visible = await page.locator('body').innerText()
  expect(leaks.exec(visible)?.[0], `visible on ${page.url()}`).toBeUndefined()
}
