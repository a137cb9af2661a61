import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { password } from './people.ts'
import { expect } from './portal.ts'

/** The sign-in over a page whose session ended. */
export const cover = (page: Page): Locator => page.getByRole('dialog', { name: 'Tu sesión terminó' })

export const passwordOf = (page: Page): Locator => cover(page).getByLabel('Contraseña', { exact: true })

/** Runs in a page: whether the code of the sign-in over it is there, which comes once nothing else is to do. */
export const hasCoverCode = (): boolean =>
  ['sign-in-again', 'sign-in'].every((part) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}.`)),
  )

/** What was not done for want of a session. */
export const offer = (page: Page): Locator =>
  page.locator('.toast').filter({ hasText: 'El cambio no se hizo porque tu sesión terminó.' })

/** No token counts any more, and none is renewed until the function that it returns is called. */
export async function endTokens(mock: MockControl): Promise<() => Promise<unknown>> {
  const fault = await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
  await mock.expireTokens()
  return () => mock.removeFault(fault)
}

/**
 * Does something once, just before the first request to an address goes on: a read that a screen makes unasked, ahead of
 * a press, does not meet it before the press does.
 */
export async function beforeFirst<Result>(
  page: Page,
  address: string,
  work: () => Promise<Result>,
): Promise<() => Promise<Result>> {
  let done: Promise<Result> | undefined
  await page.route(address, async (route) => {
    done ??= work()
    await done
    await route.continue()
  })
  return () => done!
}

/** No token counts any more from the first request to an address on. */
export async function endTokensAt(
  page: Page,
  mock: MockControl,
  address: string,
): Promise<() => Promise<unknown>> {
  const ended = await beforeFirst(page, address, () => endTokens(mock))
  return async () => (await ended())()
}

export async function signInAgain(page: Page): Promise<void> {
  await passwordOf(page).fill(password)
  await cover(page).getByRole('button', { name: 'Ingresar', exact: true }).click()
  await expect(cover(page)).toHaveCount(0)
}

/** As if the person had signed out in another tab of the same product. */
export async function signOutElsewhere(page: Page, user = 'admin'): Promise<void> {
  await page.evaluate((name) => {
    const place = sessionStorage.getItem('sessionPlace') ?? 'ibuhoo'
    new BroadcastChannel('portal-session').postMessage({ type: 'signed-out', user: name, place })
  }, user)
}
