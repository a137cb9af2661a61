import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler } from 'webpack'
import { screenPreloads, type ScreenFiles } from './preloads.ts'

/** Chunks with shared code of lists and cards but without an address. */
const parts: readonly string[] = ['console-palette', 'console-access-card']

/** The position of the script in the page. */
const place = '__SCREEN_PRELOADS__'

/**
 * Writes into the page which files each console screen needs. A screen is a chunk named for its address: `console`,
 * `console-users` for /users, `console-users-card` for /users/42, `console-menusettings-card` for all tabs of
 * /menusettings, `console-menusettings-suite-card` for the tab /menusettings/suite.
 */
export class ScreenPreloads {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('ScreenPreloads', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).afterTemplateExecution.tap(
        'ScreenPreloads',
        (page) => {
          if (!page.html.includes(place)) throw new Error(`The page has no ${place}.`)
          return { ...page, html: page.html.replace(place, () => screenPreloads(filesByScreen(compilation))) }
        },
      )
    })
  }
}

/** The built page with the files of the screens that its addresses can open. */
export function withScreens(html: string, names: readonly string[], compilation: Compilation): string {
  const files = filesByScreen(compilation)
  const some = Object.fromEntries(Object.entries(files).filter(([name]) => names.includes(name)))
  const text = screenPreloads(files)
  if (!html.includes(text)) throw new Error('The page does not name the files of all screens.')
  return html.replace(text, () => screenPreloads(some))
}

function filesByScreen({ namedChunkGroups }: Compilation): ScreenFiles {
  const groups = [...namedChunkGroups].filter(
    ([name]) => /^console(-|$)/.test(name) && !parts.includes(name ?? ''),
  )
  if (!namedChunkGroups.has('console')) throw new Error('No chunk is named console.')
  return Object.fromEntries(groups.map(([name, group]) => [name, group.getFiles().map((file) => `/${file}`)]))
}
