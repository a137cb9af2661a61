import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { prerenderedPage } from './prerenderedPage.ts'
import { inlineStyles } from './inlineStyles.ts'
import { withScreens } from './ScreenPreloads.ts'

type Prerender = typeof import('../../src/prerender.tsx')
type PrerenderedLogin = Awaited<ReturnType<Prerender['prerenderAll']>>[number]

/** Index of the pages for a host: `pages/pages.json`. */
export type PageList = {
  /** Theme of a missing or unknown product. */
  fallback: string
  /** File by product and tenant, '' for none, in the default language of the theme. */
  files: Record<string, Record<string, string>>
}

/** Where / and /login lead with a session. */
const homeScreens = ['console', 'console-home']

/** Modules whose style sheets the frame of the console needs. */
const shapedScreens = ['console', 'console-users', 'console-users-card', 'console-home']

/** Kinds of pages of a product; `folder` is below `pages/`. */
const kinds = [
  { folder: '', hasLogin: true, hasConsole: false },
  { folder: 'home/', hasLogin: true, hasConsole: true },
  { folder: 'console/', hasLogin: false, hasConsole: true },
] as const

/**
 * Adds three pages per theme and language to a build: `pages/<theme>.<language>.html` for /login with the prerendered
 * sign-in, `pages/console/…` for console addresses with the frame and the first reads, `pages/home/…` for / with both.
 */
export class PrerenderedPages {
  readonly #config: Configuration
  readonly #startConfig: Configuration

  /**
   * @param config builds src/prerender.tsx into one file for Node
   * @param startConfig builds src/pageStart.ts into the text of a script
   */
  constructor(config: Configuration, startConfig: Configuration) {
    this.#config = config
    this.#startConfig = startConfig
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PrerenderedPages', (compilation) => {
      const { beforeEmit } = HtmlWebpackPlugin.getCompilationHooks(compilation)
      // With the page itself: if prerendering fails, the build fails.
      beforeEmit.tapPromise('PrerenderedPages', async (page) => {
        const { prerenderAll, fallbackProduct, frameTexts } = run(await built(this.#config))
        const texts = frameTexts()
        const start = await built(this.#startConfig)
        const list: PageList = { fallback: fallbackProduct, files: {} }
        const emit = (file: string, content: string): void =>
          compilation.emitAsset(`pages/${file}`, new compiler.webpack.sources.RawSource(content))
        const sheetAt = (address: string): string => {
          const asset = compilation.getAsset(address.slice(1))
          if (!asset) throw new Error(`The page names ${address}, which is not built.`)
          return asset.source.source().toString()
        }
        const filesOf = ({ key, chunk }: PrerenderedLogin): string[] => {
          if (chunk === null) return []
          const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
          if (files.length === 0 || files.some((name) => name.endsWith('.css')))
            throw new Error(
              `${key}: ${chunk} is no chunk, or has styles that the prerendered form would lack.`,
            )
          return files.map((name) => `/${name}`)
        }
        const homeHtml = withScreens(page.html, homeScreens, compilation)
        const shapeSheets = new Set(
          shapedScreens.flatMap((name) => compilation.namedChunkGroups.get(name)?.getFiles() ?? []),
        )
        const shapeStyles = [...shapeSheets]
          .filter((name) => name.endsWith('.css'))
          .map((name) => sheetAt(`/${name}`))
        for (const login of await prerenderAll()) {
          const file = `${login.key}.${login.language}.html`
          for (const { folder, hasLogin, hasConsole } of kinds) {
            const parts = {
              ...(hasLogin && { formFiles: filesOf(login) }),
              ...(hasConsole && { console: { start, texts } }),
            }
            const written = prerenderedPage(hasLogin ? homeHtml : page.html, login, parts)
            const html = await inlineStyles(
              written,
              sheetAt,
              hasConsole ? { markup: login.frame, sheets: shapeStyles } : null,
            )
            for (const [address] of html.matchAll(/(?<=["']\/)assets\/[^"']+/g))
              if (!compilation.getAsset(address))
                throw new Error(`${folder}${file} names ${address}, which is not built.`)
            emit(folder + file, html)
          }
          if (login.isFirstChoice) (list.files[login.product] ??= {})[login.tenant ?? ''] = file
        }
        emit('pages.json', JSON.stringify(list))
        return page
      })
    })
  }
}

/** The code of a build in memory. */
function built(config: Configuration): Promise<string> {
  return new Promise((done, failed) => {
    const compiler = webpack(config)
    if (!compiler) return failed(new Error('webpack made nothing of the configuration that prerenders.'))
    compiler.hooks.shouldEmit.tap('PrerenderedPages', () => false)
    compiler.run((cause, stats) => {
      const asset = stats?.compilation.getAsset(`${String(config.name)}.cjs`)
      compiler.close(() => {
        if (cause) failed(cause)
        else if (!asset || stats?.hasErrors()) failed(new Error(stats?.toString('errors-only')))
        else done(asset.source.source().toString())
      })
    })
  })
}

function run(code: string): Prerender {
  const module = { exports: {} }
  type Load = (...scope: [module: object, exports: object, require: NodeJS.Require]) => void
  const load = compileFunction(code, ['module', 'exports', 'require'], { filename: 'prerender.cjs' }) as Load
  load(module, module.exports, createRequire(import.meta.url))
  return module.exports as Prerender
}
