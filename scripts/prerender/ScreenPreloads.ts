import HtmlWebpackPlugin from 'html-webpack-plugin'
import type { Compilation, Compiler } from 'webpack'
import { screenPreloads, type ScreenFiles } from './preloads.ts'

/** Where the page has the script. */
const place = '__SCREEN_PRELOADS__'

/**
 * Writes into the page which files each screen of the console needs. A screen is a chunk that is named for its address:
 * `console`, `console-users` for /users, `console-users-card` for /users/42, `console-menusettings-card` for all tabs of
 * /menusettings.
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

function filesByScreen({ namedChunkGroups }: Compilation): ScreenFiles {
  const groups = [...namedChunkGroups].filter(([name]) => /^console(-|$)/.test(name))
  if (!namedChunkGroups.has('console')) throw new Error('No chunk is named console.')
  return Object.fromEntries(groups.map(([name, group]) => [name, group.getFiles().map((file) => `/${file}`)]))
}
