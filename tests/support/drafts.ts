import type { Locator, Page } from '@playwright/test'
import { holdSession } from './people.ts'
import { expect } from './portal.ts'
import { button } from './userCard.ts'

/** The notice that offers a draft. */
export const draftOffer = (page: Page): Locator =>
  page.getByRole('region', { name: 'Tienes cambios sin guardar' })

export const takeDraft = (page: Page): Promise<void> => button(draftOffer(page), 'Recuperar cambios').click()

/** Number of drafts in this browser; null without a key. Runs in a page. */
export async function countStoredDrafts(): Promise<number | null> {
  // A deleted database may leave a 0 until the next console.
  const name = Object.keys(localStorage).find(
    (key) => key.startsWith('drafts.') && localStorage.getItem(key) !== '0',
  )
  if (name === undefined) return null
  return new Promise<number | null>((resolve, reject) => {
    const opening = indexedDB.open(name, 1)
    // Requested before the first draft exists.
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

export const storedDrafts = (page: Page): Promise<number | null> => page.evaluate(countStoredDrafts)

export async function untilDraftsStored(page: Page, count: number | null = 1): Promise<void> {
  await expect.poll(() => storedDrafts(page)).toBe(count)
}

/** Reloads the page and accepts the browser's question. */
export async function reload(page: Page): Promise<void> {
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
}

/** Closes a page without a question, like a crash, and returns a new one. */
export async function closeFor(page: Page, userName: string | null): Promise<Page> {
  const next = await page.context().newPage()
  await page.close({ runBeforeUnload: false })
  if (userName !== null) await holdSession(next, userName)
  return next
}
