import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import webpack from 'webpack'
import { demoFolder, firstScript, portalPage } from './paths.ts'
import { demoConfig } from './webpackDemo.ts'

/**
 * Builds the demo from a build of the portal: its files, the worker with the mock, and a first page for every address until
 * the worker runs.
 * @throws Error with a message if the scripts do not build
 */
export async function buildDemo(root: string, out: string): Promise<void> {
  rmSync(out, { recursive: true, force: true })
  cpSync(join(root, 'dist'), out, { recursive: true, filter: (from) => !/\.(br|gz)$/.test(from) })
  mkdirSync(join(out, demoFolder), { recursive: true })
  cpSync(join(root, 'dist/index.html'), join(out, portalPage))

  // Files that the mock reads, where the worker fetches them.
  for (const from of ['mock-server/control/page', 'contracts/openapi'])
    cpSync(join(root, from), join(out, demoFolder, basename(from)), { recursive: true })
  await bundle(root, out)
  const first = firstPage(readFileSync(join(out, portalPage), 'utf8'), join(out, firstScript))
  // Static hosts serve 404.html for unknown addresses.
  for (const page of ['index.html', '404.html']) writeFileSync(join(out, page), first)
}

/** The first page, which preloads the portal's first files while the worker starts. */
function firstPage(portal: string, script: string): string {
  const html = readFileSync(join(import.meta.dirname, 'page/first.html'), 'utf8')
  const code = `<script type="module">${readFileSync(script, 'utf8').replaceAll('</', '<\\/')}</script>`
  const files = [...portal.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(js|css))"/g)]
  const links = files.map(
    ([, file, kind]) => `<link rel="preload" href="${file}" as="${kind === 'js' ? 'script' : 'style'}" />`,
  )
  return html.replace('</head>', () => `${[code, ...links].join('\n    ')}\n  </head>`)
}

function bundle(root: string, out: string): Promise<void> {
  return new Promise((built, failed) => {
    webpack(demoConfig(root, out), (error, stats) => {
      if (error) return failed(error)
      if (stats?.hasErrors()) return failed(new Error(stats.toString('errors-only')))
      built()
    })
  })
}
