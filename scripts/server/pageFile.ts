import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import type { PageList } from '../prerender/PrerenderedPages.ts'

/** Product and tenant of a page answer. */
export type Named = { product: string | null; tenant: string | null }

/** Where below `pages/` the prerendered pages lie. */
export const pageFolders = { login: '', home: 'home/', console: 'console/' }

/** The file below `pages/` for an address and what its answer names; null for the plain page. */
export function pageFile(list: PageList, path: string, named: Named): string | null {
  const folder = folderOf(canonicalPath(path))
  const file = prerenderedFile(list, named)
  return folder === null || file === undefined ? null : folder + file
}

/** The prerendered page of what an answer names, found as the portal finds its theme (S-02). */
export function prerenderedFile(
  { fallback, files }: PageList,
  { product, tenant }: Named,
): string | undefined {
  const named = normal(product)
  const tenants = files[Object.hasOwn(files, named) ? named : fallback] ?? {}
  const variant = normal(tenant)
  return tenants[Object.hasOwn(tenants, variant) ? variant : '']
}

function folderOf(path: string): string | null {
  if (path === '/login') return pageFolders.login
  if (path === '/') return pageFolders.home
  return needsSession(path) ? pageFolders.console : null
}

function normal(name: string | null): string {
  return (name ?? '').trim().toLowerCase()
}
