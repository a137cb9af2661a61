import { expect, type Page } from '@playwright/test'

type Watched = { passing?: string[] }

/**
 * Watches for dialogs that go by themselves after a moment, which a slow machine may outlive unseen: call it before what
 * opens one, and the answer waits until one has said so, be it gone by then.
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
  const said = (): Promise<string> => page.evaluate(() => (window as Watched).passing!.join('\n'))
  return (text) => expect.poll(said).toContain(text)
}
