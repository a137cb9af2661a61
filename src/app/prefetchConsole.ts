import { prefetchFiles } from '#shared/browser/prefetchFiles.ts'

/**
 * Prefetches the console and its home when the password gets the focus, by the file names in the page's first script
 * (`scripts/prerender/preloads.ts`).
 */
export function prefetchConsoleForPassword(): void {
  function notice({ target }: { target: EventTarget | null }): void {
    if (!(target instanceof HTMLInputElement) || target.autocomplete !== 'current-password') return
    document.removeEventListener('focusin', notice)
    void prefetchFiles([...new Set([...filesOf('console'), ...filesOf('console-home')])])
  }
  document.addEventListener('focusin', notice)
  notice({ target: document.activeElement })
}

function filesOf(screen: string): readonly string[] {
  const { screenFiles } = window as { screenFiles?: Partial<Record<string, readonly string[]>> }
  return screenFiles?.[screen] ?? []
}
