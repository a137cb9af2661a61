import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { PageList } from '../prerender/PrerenderedPages.ts'
import { pageFile, pageFolders, type Named } from './pageFile.ts'

/** The pages of a build: the product's for the sign-in and the console, else the plain one. */
export function builtPages(dist: string): (path: string, named: Named) => string {
  const read = (file: string): string => readFileSync(resolve(dist, file), 'utf8')
  const plain = read('index.html')
  if (!existsSync(resolve(dist, 'pages', 'pages.json'))) return () => plain
  const list = JSON.parse(read('pages/pages.json')) as PageList
  const pages = new Map(
    Object.values(list.files)
      .flatMap(Object.values<string>)
      .flatMap((file) => Object.values(pageFolders).map((folder) => folder + file))
      .map((file) => [file, read(`pages/${file}`)]),
  )
  return (path, named) => pages.get(pageFile(list, path, named) ?? '') ?? plain
}
