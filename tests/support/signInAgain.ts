import type { Locator, Page } from '@playwright/test'
import type { MockControl } from './mockControl.ts'
import { password } from './people.ts'
import { expect } from './portal.ts'

/** The re-authentication dialog. */
export const cover = (page: Page): Locator => page.getByRole('dialog', { name: 'Tu sesión terminó' })

export const passwordOf = (page: Page): Locator => cover(page).getByLabel('Contraseña', { exact: true })

/** Runs in a page: whether the code of the re-authentication has loaded, which happens when idle. */
export const hasCoverCode = (): boolean =>
  ['sign-in-again', 'sign-in'].every((part) =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes(`/${part}.`)),
  )

/** The notice of a write that was not done because the session ended. */
export const offer = (page: Page): Locator =>
  page.locator('.toast').filter({ hasText: 'El cambio no se hizo porque tu sesión terminó.' })

/** Invalidates all tokens and blocks refreshes until the returned function is called. */
export async function endTokens(mock: MockControl): Promise<() => Promise<unknown>> {
  const fault = await mock.fault({ match: { path: '/RefreshToken' }, kind: 'status', status: 401 })
  await mock.expireTokens()
  return () => mock.removeFault(fault)
}

/** Runs something once, just before the first request to an address, so that earlier background reads are not affected. */
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

/** Invalidates all tokens at the first request to an address. */
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

/** Acts like a sign-out in another tab of the same product. */
export async function signOutElsewhere(page: Page, user = 'admin'): Promise<void> {
  await page.evaluate((name) => {
    const place = sessionStorage.getItem('sessionPlace') ?? 'ibuhoo'
    new BroadcastChannel('portal-session').postMessage({ type: 'signed-out', user: name, place })
  }, user)
}
