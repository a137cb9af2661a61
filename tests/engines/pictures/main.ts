// npm run engines [part of a path]: every screen, wide and narrow, in each engine of this machine, side by side.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { request } from '@playwright/test'
import { freePort } from '#scripts/server/listen.ts'
import { startPreview } from '#scripts/preview.ts'
import { mockControl } from '../../support/mockControl.ts'
import { screensOf } from '../../support/screens.ts'
import { engines, serveStage, type Window } from './openWindow.ts'

const folder = resolve(import.meta.dirname, '../../../reports/engines')
const widths = [1280, 390]
const named = process.argv[2] ?? ''
/** A screen, and what is pressed there before its picture, by a selector. */
type Walk = { person: string; path: string; press?: string }
const all: readonly Walk[] = [
  ...Object.entries(screensOf).flatMap(([person, screens]) => screens.map(({ path }) => ({ person, path }))),
  // What a key or a press brings beside the tree, or over it where it is narrow.
  { person: 'admin', path: '/menuSettings/superior?app=1', press: '.tree-actions button' },
]
const walks = all.filter(({ path }) => path.includes(named))

/** Runs in the page: what is shown, once there is nothing to wait for. */
function shown(): string | null {
  const isWaiting =
    document.querySelector('h1') === null ||
    document.querySelector('[aria-busy=true], .skeleton') !== null ||
    document.fonts.status !== 'loaded' ||
    [...document.images].some(({ complete }) => !complete)
  return isWaiting ? null : document.body.innerHTML
}

/** Waits until a page has not changed between two looks, thirty seconds at most. */
async function settle(window: Window): Promise<void> {
  const until = Date.now() + 30_000
  let before: string | null = null
  while (Date.now() < until) {
    const now = await window.run(shown, null)
    if (now !== null && now === before) return
    before = now
    await new Promise((resume) => setTimeout(resume, 150))
  }
}

async function enter(window: Window, url: string, namespace: string, userName: string): Promise<void> {
  await window.open(`${url}/login?__ns=${namespace}`)
  if (userName === 'nobody') return window.run(() => sessionStorage.clear(), null)
  const api = await request.newContext({ baseURL: url, extraHTTPHeaders: { 'X-Mock-Namespace': namespace } })
  const { token, refreshToken } = await mockControl(api).providerState('a session is open', { userName })
  await api.dispose()
  const session = { token, refreshToken, sessionId: 'pictures', sessionKey: btoa('k'.repeat(32)) }
  await window.run((given) => {
    for (const [key, value] of Object.entries(given)) sessionStorage.setItem(key, value!)
  }, session)
}

const fileOf = (engine: string, width: number, index: number): string => `${index}-${width}-${engine}.png`

async function takePictures(engine: string, window: Window, url: string): Promise<void> {
  let last = ''
  for (const [index, { person, path, press }] of walks.entries()) {
    if (person !== last) await enter(window, url, `pictures-${engine}`, person)
    last = person
    for (const width of widths) {
      await window.resize(width)
      if (press !== undefined || width === widths[0]) await window.open(url + path)
      await settle(window)
      if (press !== undefined)
        await window.run((selector) => document.querySelector<HTMLElement>(selector)?.click(), press)
      await settle(window)
      writeFileSync(resolve(folder, fileOf(engine, width, index)), await window.picture())
    }
  }
}

function page(names: readonly string[]): string {
  const rows = walks.flatMap(({ person, path, press = '' }, index) =>
    widths.map((width) => {
      const pictures = names.map(
        (name) => `<img src="${fileOf(name, width, index)}" alt="${name}" title="${name}">`,
      )
      const shown = pictures.map((picture) => `<div style="width:${width}px">${picture}</div>`)
      const zoom = Math.min(1, 600 / width)
      return `<h2>${person} ${path.replaceAll('&', '&amp;')} ${press}, ${width}</h2><section style="zoom:${zoom}">${shown.join('')}</section>`
    }),
  )
  // A picture may be larger than the page that it shows, which begins at its corner.
  const style = 'section{display:flex;gap:8px}div{height:900px;overflow:hidden;outline:1px solid #888}'
  return `<!doctype html><meta charset="utf-8"><title>${names.join(', ')}</title><style>${style}</style>${rows.join('\n')}`
}

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const stage = await serveStage()
const { url, close } = await startPreview({ port: await freePort(), framedBy: stage.origin })
try {
  const present = engines(stage.origin)
  for (const [engine, open] of Object.entries(present)) {
    const window = await open()
    try {
      await takePictures(engine, window, url)
    } finally {
      await window.close()
    }
  }
  writeFileSync(resolve(folder, 'index.html'), page(Object.keys(present)))
  console.log(`${walks.length} screens, side by side: ${resolve(folder, 'index.html')}`)
} finally {
  await close()
  await stage.close()
}
