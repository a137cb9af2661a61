import type { Locator, Page } from '@playwright/test'
import { holdSession } from './people.ts'
import { expect } from './portal.ts'
import { button } from './userCard.ts'

/** What was typed and not saved, on offer. */
export const draftOffer = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tienes cambios sin guardar' })

export const takeDraft = (page: Page): Promise<void> => button(draftOffer(page), 'Recuperar cambios').click()

/** Drafts that this browser has, of anybody; null where there is not even a key for them. Runs in a page. */
export async function countKept(): Promise<number | null> {
  // Of what is dropped a 0 may stay until the next console.
  const name = Object.keys(localStorage).find(
    (key) => key.startsWith('drafts.') && localStorage.getItem(key) !== '0',
  )
  if (name === undefined) return null
  return new Promise<number | null>((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    // Asked before the first one is there.
    opening.onupgradeneeded = () => opening.transaction?.abort()
    opening.onerror = () => resolve(0)
    opening.onsuccess = () => {
      const counting = opening.result.transaction('drafts').objectStore('drafts').count()
      counting.onerror = () => reject(new Error('not counted'))
      counting.onsuccess = () => {
        opening.result.close()
        resolve(counting.result)
      }
    }
  })
}

export const keptDrafts = (page: Page): Promise<number | null> => page.evaluate(countKept)

export async function untilKept(page: Page, count: number | null = 1): Promise<void> {
  await expect.poll(() => keptDrafts(page)).toBe(count)
}

/** Loads the page again, whatever the browser asks. */
export async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

/** Closes a page without a question, as a crash does, and answers with another one in its place. */
export async function closeFor(page: Page, userName: string | null): Promise<Page> {
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  if (userName !== null) await holdSession(next, userName)
  return next
}
