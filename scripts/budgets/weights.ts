import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type budgets from '../../budgets.json'

/** Bytes by name. */
type Weights = Readonly<Record<string, number>>
type Room = { chunks: readonly string[]; most: number }
type Budget = Pick<typeof budgets, 'html' | 'consolePage' | 'js' | 'css' | 'all' | 'ahead'> & {
  screens: Weights
  rooms: Readonly<Record<string, Room>>
}

/** Addresses of the scripts and style sheets that a page asks for at once. */
export function initialFiles(html: string): string[] {
  const sources = [...html.matchAll(/<(?:script|link)\b[^>]*?\s(?:src|href)="(\/[^"]+\.(?:js|css))"/g)]
  return [...new Set(sources.map(([, path]) => path!))]
}

/** Scripts of each console screen by chunk name, from the page. */
export function screenScripts(html: string): Map<string, string[]> {
  const lists = html.matchAll(/["']?\b(console[\w-]*)["']?:\[([^\]]*)\]/g)
  return new Map([...lists].map(([, name, files]) => [name!, files!.match(/\/[^"'`]+\.js(?=["'`])/g) ?? []]))
}

/** Chunks that no page prefetches: loaded within a screen, or rarely visited. */
const notAhead = /^console-(menusettings-.+|access|users-import)-card$/

/** Compressed sizes of a build, by the names of `limitsOf`; 0 for a missing chunk. */
export function weightsOf(dist: string, { screens, rooms }: Pick<Budget, 'screens' | 'rooms'>): Weights {
  const page = readFileSync(join(dist, 'index.html'), 'utf8')
  const named = screenScripts(page)
  const first = initialFiles(page)
  const scripts = first.filter((path) => path.endsWith('.js'))
  const known = new Map<string, number>()
  const sizeOf = (path: string): number => {
    const size = known.get(path) ?? compressedSize(join(dist, path))
    known.set(path, size)
    return size
  }
  const weigh = (paths: readonly string[]): number =>
    [...new Set(paths)].reduce((sum, path) => sum + sizeOf(path), 0)
  const heaviest = (...pages: string[]): number =>
    Math.max(0, ...globSync(pages, { cwd: dist }).map((path) => weigh([path])))
  const chunk = (name: string): string[] =>
    globSync(`assets/${name}.*.js`, { cwd: dist }).map((path) => `/${path}`)
  const ahead = [...named].flatMap(([name, files]) => (notAhead.test(name) ? [] : files))
  // A chunk that the page does not name is found by its file name.
  const room = ({ chunks }: Room): number => {
    const own = ['console', ...chunks].map((name) => named.get(name) ?? chunk(name))
    return own.every((files) => files.length > 0) ? weigh([...scripts, ...own.flat()]) : 0
  }
  const html = heaviest('index.html', 'pages/*.html')
  const [js, css] = [weigh(scripts), weigh(first.filter((path) => path.endsWith('.css')))]
  return {
    html,
    consolePage: heaviest('pages/{home,console}/*.html'),
    js,
    css,
    all: html + js + css,
    ahead: weigh(ahead.filter((path) => !first.includes(path))),
    ...Object.fromEntries(Object.keys(screens).map((name) => [name, weigh(chunk(name))])),
    ...Object.fromEntries(Object.entries(rooms).map(([name, one]) => [`first visit of ${name}`, room(one)])),
  }
}

/** A build leaves most files compressed beside themselves, but no pages. */
function compressedSize(file: string): number {
  return existsSync(`${file}.br`)
    ? statSync(`${file}.br`).size
    : brotliCompressSync(readFileSync(file)).length
}

/** The limits, by the same names. */
export function limitsOf({ html, consolePage, js, css, all, ahead, screens, rooms }: Budget): Weights {
  const visits = Object.entries(rooms).map(([name, { most }]) => [`first visit of ${name}`, most])
  return { html, consolePage, js, css, all, ahead, ...screens, ...(Object.fromEntries(visits) as Weights) }
}

/** What is too large or missing, as messages. */
export function overBudget(weights: Weights, limits: Weights): string[] {
  return Object.entries(limits).flatMap(([name, limit]) => {
    const weight = weights[name]!
    if (weight === 0) return [`${name}: there is no such chunk`]
    return weight > limit ? [`${name}: ${weight} bytes, the budget is ${limit}`] : []
  })
}
