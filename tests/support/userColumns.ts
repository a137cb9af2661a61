import type { Page } from '@playwright/test'

/** Columns of the users list as somebody chose them earlier in this browser. */
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
