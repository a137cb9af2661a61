import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { prerenderedPage } from './prerenderedPage.ts'
import { inlineStyles } from './inlineStyles.ts'
import { withScreens } from './ScreenPreloads.ts'

type Prerender = typeof import('../../src/prerender.tsx')
type PrerenderedLogin = Awaited<ReturnType<Prerender['prerenderAll']>>[number]

/** What a host needs to find the page of an answer: `pages/pages.json`. */
export type PageList = {
  /** Theme of a missing or unknown product. */
  fallback: string
  /** File by product and by tenant, '' for none; each in the language that its theme speaks at first. */
  files: Record<string, Record<string, string>>
}

/** What a person with a session is led to from the addresses of a prerendered page: / and /login. */
const screens = ['console', 'console-home']

/** Adds `pages/<theme>.<language>.html` to a build: its page, with the sign-in prerendered into it. */
export class PrerenderedPages {
  readonly #config: Configuration

  /** @param config builds src/prerender.tsx into one file for Node */
  constructor(config: Configuration) {
    this.#config = config
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('PrerenderedPages', (compilation) => {
      const { beforeEmit } = HtmlWebpackPlugin.getCompilationHooks(compilation)
      // With the page itself: when prerendering fails, nothing is built.
      beforeEmit.tapPromise('PrerenderedPages', async (page) => {
        const { prerenderAll, fallbackProduct } = run(await built(this.#config))
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
        const plain = withScreens(page.html, screens, compilation)
        for (const login of await prerenderAll()) {
          const file = `${login.key}.${login.language}.html`
          const html = await inlineStyles(prerenderedPage(plain, login, filesOf(login)), sheetAt)
          for (const [address] of html.matchAll(/(?<=["']\/)assets\/[^"']+/g))
            if (!compilation.getAsset(address))
              throw new Error(`${file} names ${address}, which is not built.`)
          emit(file, html)
          if (login.isFirstChoice) (list.files[login.product] ??= {})[login.tenant ?? ''] = file
        }
        emit('pages.json', JSON.stringify(list))
        return page
      })
    })
  }
}

/** The code of a build, which is never written. */
function built(config: Configuration): Promise<string> {
  return new Promise((done, failed) => {
    const compiler = webpack(config)
    if (!compiler) return failed(new Error('webpack made nothing of the configuration that prerenders.'))
    compiler.hooks.shouldEmit.tap('PrerenderedPages', () => false)
    compiler.run((cause, stats) => {
      const asset = stats?.compilation.getAsset('prerender.cjs')
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
