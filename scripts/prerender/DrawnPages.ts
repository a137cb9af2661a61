import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'
import HtmlWebpackPlugin from 'html-webpack-plugin'
import webpack, { type Compiler, type Configuration } from 'webpack'
import { drawnPage } from './drawnPage.ts'
import { inlineStyles } from './inlineStyles.ts'

type Prerender = typeof import('../../src/prerender.tsx')
type Drawing = Awaited<ReturnType<Prerender['drawAll']>>[number]

/** What a host needs to find the page of an answer: `pages/pages.json`. */
export type PageList = {
  /** Theme of a missing or unknown product. */
  fallback: string
  /** File by product and by tenant, '' for none; each in the language that its theme speaks at first. */
  files: Record<string, Record<string, string>>
}

/** Adds `pages/<theme>.<language>.html` to a build: its page, with the sign-in drawn into it. */
export class DrawnPages {
  readonly #drawing: Configuration

  /** @param drawing builds src/prerender.tsx into one file for Node */
  constructor(drawing: Configuration) {
    this.#drawing = drawing
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('DrawnPages', (compilation) => {
      const { beforeEmit } = HtmlWebpackPlugin.getCompilationHooks(compilation)
      // With the page itself: a drawing that fails leaves nothing of the build.
      beforeEmit.tapPromise('DrawnPages', async (page) => {
        const { drawAll, fallbackProduct } = run(await built(this.#drawing))
        const list: PageList = { fallback: fallbackProduct, files: {} }
        const emit = (file: string, content: string): void =>
          compilation.emitAsset(`pages/${file}`, new compiler.webpack.sources.RawSource(content))
        const sheetAt = (address: string): string => {
          const asset = compilation.getAsset(address.slice(1))
          if (!asset) throw new Error(`The page names ${address}, which is not built.`)
          return asset.source.source().toString()
        }
        const filesOf = ({ key, chunk }: Drawing): string[] => {
          if (chunk === null) return []
          const files = compilation.namedChunkGroups.get(chunk)?.getFiles() ?? []
          if (files.length === 0 || files.some((name) => name.endsWith('.css')))
            throw new Error(`${key}: ${chunk} is no chunk, or has styles that its drawing would lack.`)
          return files.map((name) => `/${name}`)
        }
        for (const drawing of await drawAll()) {
          const file = `${drawing.key}.${drawing.language}.html`
          const html = await inlineStyles(drawnPage(page.html, drawing, filesOf(drawing)), sheetAt)
          for (const [address] of html.matchAll(/(?<=["']\/)assets\/[^"']+/g))
            if (!compilation.getAsset(address))
              throw new Error(`${file} names ${address}, which is not built.`)
          emit(file, html)
          if (drawing.isFirstChoice) (list.files[drawing.product] ??= {})[drawing.tenant ?? ''] = file
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
    if (!compiler) return failed(new Error('webpack made nothing of the configuration of the drawing.'))
    compiler.hooks.shouldEmit.tap('DrawnPages', () => false)
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
