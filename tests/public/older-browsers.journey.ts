import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { engineFaults } from '../support/engineFaults.ts'
import { expect, test } from '../support/portal.ts'
import { ownMenu, signIn } from '../support/people.ts'

/** What Chrome 109, Firefox 115 or Safari 16.4 does not have; written so that a browser without it understands it. */
function takeAway(): void {
  const lacking: [object, string[]][] = [
    [AbortSignal, ['any']],
    [Object, ['groupBy']],
    [Map, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [String.prototype, ['isWellFormed', 'toWellFormed']],
    [Array.prototype, ['toSorted', 'toReversed', 'toSpliced', 'with']],
    [Set.prototype, ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
    [Element.prototype, ['checkVisibility']],
    [window, ['Iterator', 'CloseWatcher', 'navigation']],
  ]
  for (const [owner, names] of lacking) for (const name of names) Reflect.deleteProperty(owner, name)
}

test('the oldest supported browser signs in, and reads that the console needs a newer one', async ({
  page,
}) => {
  await page.addInitScript(takeAway)
  await page.goto('/login')
  await signIn(page, 'admin')
  await expect(ownMenu(page)).toBeVisible()
  await expect(page.getByText(/^Tu navegador es antiguo/)).toBeVisible()
  await page.getByRole('button', { name: 'Cerrar', exact: true }).click()
  await expect(page.getByText(/^Tu navegador es antiguo/)).toHaveCount(0)
})

test('without JavaScript a sentence says what to do, in place of a button that does nothing', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/login`)
  const sentences = page.locator('.dead-end p')
  await expect(sentences).toHaveText([/^Este portal necesita/, /^This portal needs/, /^Este portal precisa/])
  await expect(sentences.first()).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await context.close()
})

test('style sheets carry the names that Safari alone knows, and what an older engine falls back on', () => {
  const folder = resolve(import.meta.dirname, '../../dist/assets')
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'))
  const styles = sheets.map((name) => readFileSync(resolve(folder, name), 'utf8'))
  const isConsole = (name: string): boolean => /^(cards|console|fields|peek|users)\b/.test(name)
  expect(styles.flatMap((css, at) => engineFaults(css, { isConsole: isConsole(sheets[at]!) }))).toEqual([])
  const count = (words: RegExp): number =>
    styles.reduce((sum, text) => sum + (text.match(words)?.length ?? 0), 0)
  for (const name of ['user-select', 'backdrop-filter']) {
    const own = count(new RegExp(`[{;]${name}:`, 'g'))
    expect(own).toBeGreaterThan(0)
    expect(count(new RegExp(`-webkit-${name}:`, 'g'))).toBeGreaterThanOrEqual(own)
  }
})
