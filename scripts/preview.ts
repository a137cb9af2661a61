import { createServer } from 'node:http'
import { resolve } from 'node:path'
import { fakeLinkKey } from '#mock/linkCipher.ts'
import { createNodeMock, type NodeMock } from '#mock/nodeHost.ts'
import { readAssets, type Assets } from './server/assets.ts'
import { builtPages } from './server/builtPages.ts'
import { ensureBuild } from './server/ensureBuild.ts'
import { listen, portFrom } from './server/listen.ts'
import { sameOriginConfig } from './server/pageConfig.ts'
import { isMockPath } from './server/pageKind.ts'
import { portalHandler } from './server/portalHandler.ts'

const root = resolve(import.meta.dirname, '..')

type PreviewOptions = {
  /** 0 is a free port. */
  port: number
  /** The mock behind the page, by default a new one; closed with the preview. */
  mock?: NodeMock
  /** Further files by path. */
  files?: Assets
}
type Preview = { url: string; close: () => Promise<void> }

/** Serves the production build and the services on one port, like a web server; builds first if necessary. */
export async function startPreview(options: PreviewOptions): Promise<Preview> {
  const { port, files } = options
  const mock = options.mock ?? (await createNodeMock())
  await ensureBuild(root)
  const dist = resolve(root, 'dist')
  const server = createServer(
    portalHandler({
      mock,
      config: sameOriginConfig(fakeLinkKey),
      html: builtPages(dist),
      assets: new Map([...(await readAssets(dist, { keep: true })), ...(files ?? [])]),
    }),
  )
  server.on('upgrade', (req, socket, head) => {
    if (isMockPath(req.url)) mock.upgrade(req, socket, head)
    else socket.destroy()
  })
  const listening = await listen(server, port, 'PORT')
  return {
    url: `http://localhost:${listening}`,
    async close() {
      const closed = new Promise((done) => server.close(done))
      await mock.close()
      server.closeAllConnections()
      await closed
    },
  }
}

if (import.meta.main) {
  try {
    const { url, close } = await startPreview({ port: portFrom(process.env['PORT'], 8080) })
    console.log(`The production build stands at ${url}`)
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close())
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
    process.exitCode = 1
  }
}
