import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

export type Kind = 'html' | 'js' | 'css' | 'font'
export type FirstLoad = Record<Kind, number>

const kinds: Record<string, Kind> = { js: 'js', css: 'css', woff2: 'font', woff: 'font' }

/** Addresses of the scripts and style sheets that a page asks for at once. */
export function initialFiles(html: string): string[] {
  const sources = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(sources.map(([, path]) => path!))]
}

/** Fonts that a style sheet names; whether they are loaded depends on the page, so all of them count. */
export function fontsOf(css: string): string[] {
  return [...css.matchAll(/url\(["']?(\/[^"')]+\.woff2?)/g)].map(([, path]) => path!)
}

/** Bytes of the first load of a built folder, compressed as they travel; fonts travel as they are. */
export function measureFirstLoad(dist: string): FirstLoad {
  const read = (path: string): Buffer => readFileSync(join(dist, path))
  const html = read('index.html')
  const files = initialFiles(html.toString())
  const sheets = files.filter((path) => path.endsWith('.css')).map((path) => read(path).toString())
  // The largest of the pages that show a sign-in or another public screen.
  const pages = ['index.html', ...globSync('pages/*.html', { cwd: dist })]
  const page = Math.max(...pages.map((path) => brotliCompressSync(read(path)).length))
  const sizes: FirstLoad = { html: page, js: 0, css: 0, font: 0 }
  for (const path of new Set([...files, ...sheets.flatMap(fontsOf)])) {
    const kind = kinds[path.slice(path.lastIndexOf('.') + 1)]!
    const content = read(path)
    sizes[kind] += kind === 'font' ? content.length : brotliCompressSync(content).length
  }
  return sizes
}

/** Bytes of the largest page that shows the shape of the console, as it travels. */
export function measureConsolePage(dist: string): number {
  const pages = globSync('pages/{home,console}/*.html', { cwd: dist })
  return Math.max(0, ...pages.map((path) => brotliCompressSync(readFileSync(join(dist, path))).length))
}

/** Bytes of the code that the field controls of cards share, as it travels; 0 where no card has any yet. */
export function measureFields(dist: string): number {
  return weigh(dist, globSync('assets/fields.*.js', { cwd: dist }))
}

/** Bytes of a screen's own chunk, as it travels; 0 where there is none of this name. */
export function measureScreen(dist: string, chunk: string): number {
  return weigh(dist, globSync(`assets/${chunk}.*.js`, { cwd: dist }))
}

/** Screens that are larger than their budget, or that are not there at all, in words. */
export function screensOverBudget(dist: string, budgets: Readonly<Record<string, number>>): string[] {
  return Object.entries(budgets).flatMap(([chunk, limit]) => {
    const size = measureScreen(dist, chunk)
    if (size === 0) return [`${chunk}: there is no such chunk`]
    return size > limit ? [`${chunk}: ${size} bytes, the budget is ${limit}`] : []
  })
}

/** Scripts of each screen of the console by the name of its chunk, as the page names them. */
export function screenScripts(html: string): Map<string, string[]> {
  const lists = html.matchAll(/["']?\b(console[\w-]*)["']?:\[([^\]]*)\]/g)
  return new Map([...lists].map(([, name, files]) => [name!, files!.match(/\/[^"'`]+\.js(?=["'`])/g) ?? []]))
}

/**
 * Bytes of all scripts of a first visit until the first row: those of every page, of the console, and of the chunks of
 * the room, as they travel. A chunk that the page does not name is found by the name of its file.
 */
export function measureRoom(dist: string, chunks: readonly string[]): number {
  const html = readFileSync(join(dist, 'index.html')).toString()
  const named = screenScripts(html)
  const scriptsOf = (chunk: string): readonly string[] => {
    const files = named.get(chunk) ?? globSync(`assets/${chunk}.*.js`, { cwd: dist })
    if (files.length === 0) throw new Error(`${chunk}: there is no such chunk`)
    return files.map((file) => file.replace(/^\//, ''))
  }
  const own = initialFiles(html).filter((path) => path.endsWith('.js'))
  return weigh(dist, [...own.map((path) => path.slice(1)), ...['console', ...chunks].flatMap(scriptsOf)])
}

/** No page that leads there fetches it ahead: what a screen loads in itself, once somebody is there, or is gone to seldom. */
const notAhead = /^console-(menusettings-.+|access|users-import)-card$/

/** Bytes of all scripts that may come before somebody asks for them: those of every screen of the console. */
export function measureAhead(dist: string): number {
  const html = readFileSync(join(dist, 'index.html')).toString()
  const own = initialFiles(html)
  const ahead = [...screenScripts(html)]
    .flatMap(([name, files]) => (notAhead.test(name) ? [] : files))
    .filter((path) => !own.includes(path))
  return weigh(
    dist,
    ahead.map((path) => path.slice(1)),
  )
}

/** Bytes of files as they travel, each once. */
function weigh(dist: string, paths: readonly string[]): number {
  return [...new Set(paths)].reduce(
    (sum, path) => sum + brotliCompressSync(readFileSync(join(dist, path))).length,
    0,
  )
}

export type RoomBudget = { chunks: readonly string[]; most: number }

/** Rooms whose first visit takes more than its budget, in words. */
export function roomsOverBudget(dist: string, rooms: Readonly<Record<string, RoomBudget>>): string[] {
  return Object.entries(rooms).flatMap(([room, { chunks, most }]) => {
    const size = measureRoom(dist, chunks)
    return size > most ? [`first visit of ${room}: ${size} bytes of scripts, the budget is ${most}`] : []
  })
}

export type Budget = { html: number; js: number; css: number; all: number }

/** What is too large, in words; nothing when the budget is kept. */
export function overBudget(sizes: FirstLoad, budget: Budget): string[] {
  const all = sizes.html + sizes.js + sizes.css + sizes.font
  return [
    ['page', sizes.html, budget.html] as const,
    ['JavaScript', sizes.js, budget.js] as const,
    ['style sheets', sizes.css, budget.css] as const,
    ['everything', all, budget.all] as const,
  ].flatMap(([what, size, limit]) => (size > limit ? [`${what}: ${size} bytes, the budget is ${limit}`] : []))
}
