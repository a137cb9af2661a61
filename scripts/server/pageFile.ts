import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import type { PageList } from '../prerender/PrerenderedPages.ts'

/** Product and tenant of a page answer. */
export type Named = { product: string | null; tenant: string | null }

/** Folders of the prerendered pages below `pages/`. */
export const pageFolders = { login: '', home: 'home/', console: 'console/' }

/** The file below `pages/` for an address, product and tenant; null for the plain page. */
export function pageFile(list: PageList, path: string, named: Named): string | null {
  const folder = folderOf(canonicalPath(path))
  const file = prerenderedFile(list, named)
  return folder === null || file === undefined ? null : folder + file
}

/** The prerendered page of a product and tenant, found like the theme in the portal (S-02). */
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
