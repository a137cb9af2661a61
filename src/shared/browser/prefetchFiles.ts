/** True if the browser or system asks to save data (`Save-Data`). */
export function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}

/**
 * Loads files into the browser's cache without running them, sequentially with low priority; nothing with `Save-Data`.
 * `<link rel="prefetch">` would violate the page's policy in Firefox, and Safari does not support it.
 */
export async function prefetchFiles(files: readonly string[]): Promise<void> {
  for (const file of files) {
    if (savesData()) return
    try {
      await (await fetch(file, { priority: 'low' })).arrayBuffer()
    } catch {
      // It is loaded again when needed.
    }
  }
}
