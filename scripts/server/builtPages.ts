import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import type { PageList } from '../prerender/PrerenderedPages.ts'

/** Product and tenant of a page answer. */
export type Named = { product: string | null; tenant: string | null }

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

/** The pages of a build: those of the product for the sign-in and the console, the plain one elsewhere. */
export function builtPages(dist: string): (path: string, named: Named) => string {
  const read = (file: string): string => readFileSync(resolve(dist, file), 'utf8')
  const plain = read('index.html')
  if (!existsSync(resolve(dist, 'pages', 'pages.json'))) return () => plain
  const list = JSON.parse(read('pages/pages.json')) as PageList
  const pages = new Map(
    Object.values(list.files)
      .flatMap(Object.values<string>)
      .flatMap((file) => Object.values(folders).map((folder) => folder + file))
      .map((file) => [file, read(`pages/${file}`)]),
  )
  return (path, named) => {
    const folder = folderOf(canonicalPath(path))
    return (folder !== null && pages.get(folder + (prerenderedFile(list, named) ?? ''))) || plain
  }
}

const folders = { login: '', home: 'home/', console: 'console/' }

/** Where below `pages/` the page of a canonical path lies; null for the plain page. */
function folderOf(path: string): string | null {
  if (path === '/login') return folders.login
  if (path === '/') return folders.home
  return needsSession(path) ? folders.console : null
}

function normal(name: string | null): string {
  return (name ?? '').trim().toLowerCase()
}
