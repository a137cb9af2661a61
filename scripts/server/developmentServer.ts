import { join } from 'node:path'
import type { NextFunction, Request, Response } from 'webpack-dev-server'
import type { Compiler } from 'webpack'
import WebpackDevServer from 'webpack-dev-server'
import type { NodeMock } from '#mock/nodeHost.ts'
import { fakeLinkKey } from '#mock/linkCipher.ts'
import { sameOriginConfig } from './pageConfig.ts'
import { isMockPath, pathKind } from './pageKind.ts'
import { closedHeaders } from './securityHeaders.ts'
import { sendRefusal } from './sendAsset.ts'
import { servePage } from './servePage.ts'
import { serveWellKnown } from './wellKnown.ts'

const overlayPolicy = 'overlay'

type Development = { compiler: Compiler; mock: NodeMock; port: number }

/** webpack's server for the files, with pages, services and policy of the built portal. */
export function developmentServer({ compiler, mock, port }: Development): WebpackDevServer {
  const server = new WebpackDevServer(
    {
      host: '127.0.0.1',
      port,
      allowedHosts: ['localhost', '.localhost', '127.0.0.1'],
      headers: { ...closedHeaders(false), 'Cache-Control': 'no-store' },
      static: false,
      devMiddleware: { index: false },
      client: {
        // The page's own host, the only one that its policy allows.
        webSocketURL: 'auto://0.0.0.0:0/ws',
        logging: 'warn',
        overlay: {
          errors: true,
          warnings: false,
          runtimeErrors: false,
          trustedTypesPolicyName: overlayPolicy,
        },
      },
      setupMiddlewares: (middlewares) => [
        (req: Request, res: Response, next: NextFunction) => {
          res.removeHeader('X-Powered-By')
          if (isMockPath(req.url)) mock.handler(req, res)
          else if (!serveWellKnown(req, res)) next()
        },
        (req: Request, res: Response, next: NextFunction) => {
          const kind = pathKind(req.path)
          if (kind !== 'page' && kind !== 'unknown') return next()
          if (req.method !== 'GET' && req.method !== 'HEAD')
            return sendRefusal(res, 405, 'GET and HEAD only.')
          server.middleware?.waitUntilValid(() => {
            servePage(
              req,
              res,
              {
                mock,
                config: sameOriginConfig(fakeLinkKey),
                html: () => builtPage(compiler),
                toolPolicies: [overlayPolicy],
              },
              kind === 'page',
            ).catch(next)
          })
        },
        ...middlewares,
        (_req: Request, res: Response) => sendRefusal(res, 404, 'Not here.'),
      ],
      onListening: ({ server: http }) =>
        http?.on('upgrade', (req, socket, head) => {
          if (isMockPath(req.url)) mock.upgrade(req, socket, head)
        }),
    },
    compiler,
  )
  return server
}

/** The latest page of webpack, in memory only. */
function builtPage({ outputFileSystem, outputPath }: Compiler): Promise<string> {
  return new Promise((read, failed) => {
    if (!outputFileSystem) return failed(new Error('Nothing is built yet.'))
    outputFileSystem.readFile(join(outputPath, 'index.html'), (cause, html) =>
      cause || !html ? failed(cause ?? new Error('The page is empty.')) : read(html.toString()),
    )
  })
}
