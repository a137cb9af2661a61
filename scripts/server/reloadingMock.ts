import { watch } from 'node:fs'
import { registerHooks } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { MockOptions } from '#mock/app.ts'
import type { NodeMock } from '#mock/nodeHost.ts'

type Options = {
  /** The folder with mock-server/ and contracts/. */
  root: string
  mock: MockOptions
  say: (text: string) => void
}

/** Editors write a file in several steps. */
const quietMs = 150

/**
 * A mock that reloads its handlers when a file of mock-server/ or contracts/ changes and keeps its state: records,
 * sessions, mail, clock. If loading fails, the old handlers stay.
 */
export async function reloadingMock({ root, mock: options, say }: Options): Promise<NodeMock> {
  const folders = ['mock-server', 'contracts'].map((name) => join(root, name))
  const readAnew = readerOf(folders)
  let current = await readAnew(options)
  let timer: NodeJS.Timeout | undefined
  let reloading = Promise.resolve()

  async function reload(): Promise<void> {
    try {
      const next = await readAnew(options)
      const state = current.dump()
      await next.load(state)
      const former = current
      current = next
      await former.close()
      say('The mock has its new handlers; its state is kept.')
    } catch (error) {
      say(`The mock keeps its former handlers: ${error instanceof Error ? error.message : String(error)}`)
    }
  }

  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, (_event, file) => {
      if (!file || !/\.ts$/.test(file) || /\.test\.ts$/.test(file)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        reloading = reloading.then(reload)
      }, quietMs).unref()
    }),
  )

  return {
    handler: (req, res) => current.handler(req, res),
    upgrade: (req, socket, head) => current.upgrade(req, socket, head),
    page: (host, namespace) => current.page(host, namespace),
    namespaceOf: (req) => current.namespaceOf(req),
    writes: () => current.writes(),
    dump: () => current.dump(),
    load: (text) => current.load(text),
    async close() {
      for (const watcher of watchers) watcher.close()
      clearTimeout(timer)
      await reloading
      await current.close()
    },
  }
}

/** Node.js caches modules by address; another query loads a new one. */
function readerOf([mockFolder, ...others]: string[]): (options: MockOptions) => Promise<NodeMock> {
  const roots = [mockFolder!, ...others].map((folder) => pathToFileURL(`${folder}/`).href)
  let generation = 0
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context)
      const isOurs = roots.some((root) => resolved.url.startsWith(root))
      const parent = /[?&]generation=(\d+)/.exec(context.parentURL ?? '')?.[1]
      if (!isOurs || parent === undefined) return resolved
      return { ...resolved, url: `${resolved.url.split('?', 1)[0]!}?generation=${parent}` }
    },
  })
  return async (options) => {
    generation += 1
    const address = `${pathToFileURL(join(mockFolder!, 'nodeHost.ts')).href}?generation=${generation}`
    const { createNodeMock } = (await import(address)) as typeof import('#mock/nodeHost.ts')
    return createNodeMock(options)
  }
}
