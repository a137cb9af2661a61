import { expect, type Page } from '@playwright/test'

type Watched = { passing?: string[] }

/**
 * Observes dialogs that close by themselves, which a slow machine may miss. Call it before one opens; the returned
 * function waits until one had the text, even if it has closed.
 */
export async function watchPassing(page: Page): Promise<(text: string) => Promise<void>> {
  await page.evaluate(() => {
    const passing: string[] = []
    Object.assign(window, { passing })
    new MutationObserver(() => {
      for (const dialog of document.querySelectorAll<HTMLElement>('dialog[open]'))
        passing.push(dialog.innerText.replace(/\s+/g, ' '))
    }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
  })
  const shown = (): Promise<string> => page.evaluate(() => (window as Watched).passing!.join('\n'))
  return (text) => expect.poll(shown).toContain(text)
}
