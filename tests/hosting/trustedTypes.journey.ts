import type { Page } from '@playwright/test'
import { holdSession, ownMenu } from '../support/people.ts'
import { expect, test } from '../support/portal.ts'

/** The result of writing a text where markup or a script's address is expected. */
function write(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      markup: () => (document.createElement('div').innerHTML = '<img src="x">'),
      'a whole document': () => document.write('<p>x</p>'),
      'a script of another host': () => (document.createElement('script').src = 'https://evil.test/x.js'),
      'a script of a picture': () => (document.createElement('script').src = '/security/uploads/1.png'),
      'a script as text': () => (document.createElement('script').text = 'alert(1)'),
      'another policy': () =>
        (
          window as unknown as { trustedTypes: { createPolicy: (name: string, rules: object) => void } }
        ).trustedTypes.createPolicy('mine', {}),
      'plain text': () => (document.createElement('div').innerHTML = 'x'),
      'a script of the portal': () => (document.createElement('script').src = '/assets/x.js'),
    }
    return Object.fromEntries(
      Object.entries(attempts).map(([what, attempt]) => {
        try {
          attempt()
          return [what, 'written']
        } catch (cause) {
          return [what, (cause as Error).name]
        }
      }),
    )
  })
}

const refused = {
  markup: 'TypeError',
  'a whole document': 'TypeError',
  'a script of another host': 'TypeError',
  'a script of a picture': 'TypeError',
  'a script as text': 'TypeError',
  'another policy': 'TypeError',
  'plain text': 'written',
  'a script of the portal': 'written',
}

test('no markup and no foreign script can be written into the sign-in or the console', async ({
  page,
  noise,
}) => {
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await write(page)).toEqual(refused)
  await holdSession(page)
  await page.goto('/users/new')
  await expect(ownMenu(page)).toBeVisible()
  await expect(page.getByRole('textbox').first()).toBeVisible()
  expect(await write(page)).toEqual(refused)
  noise.length = 0
})
