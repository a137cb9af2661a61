import type { Page } from '@playwright/test'

/** A stored choice of columns of the users list. */
export async function chooseColumns(
  page: Page,
  columns: readonly string[],
  density = 'comfortable',
): Promise<void> {
  await page.addInitScript(
    (view) => localStorage.setItem('list-view.users', view),
    JSON.stringify({ columns, density }),
  )
}
