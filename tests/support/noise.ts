import { expect, type BrowserContext, type Page } from '@playwright/test'
import { wordsOfFirefox } from './firefox.ts'

/** The browser's message about a failed request; tests check what the user sees instead. */
const ownWords = /^Failed to load resource:/

/** A message of Chromium about a page that the driver opens on a busy machine; harmless. */
const wordOfDriver =
  /^Error: Failed to execute 'open' on 'Window': The provided callback is no longer runnable\./

/** Collects uncaught errors, console errors and policy violations. */
export function collectNoise(context: BrowserContext): string[] {
  const noise: string[] = []
  context.on('weberror', (error) => {
    // The driver takes text before a colon for the error's name.
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

/** No visible text has internals such as undefined or [object Object]. */
export async function expectNoLeaks(page: Page): Promise<void> {
  const visible = await page.locator('body').innerText()
  expect(leaks.exec(visible)?.[0], `visible on ${page.url()}`).toBeUndefined()
}
