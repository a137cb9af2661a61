/** Whether somebody wants to load only what they ask for: said in their browser or system (`Save-Data`). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Brings files of the build into the browser's cache without running them, one after the other and behind everything
 * else; nothing where data is saved. A link of the kind `prefetch` would be refused by the policy of the page in
 * Firefox, and Safari knows none.
 */
export async function prefetchFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (savesData()) return
    try {
      await (await fetch(file, { priority: 'low' })).arrayBuffer()
    } catch {
      // It is asked for again when it is needed.
    }
  }
}
