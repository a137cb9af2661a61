import { createServer } from 'node:http'
import webpack from 'webpack'
import { createMock } from '#mock/app.ts'
import webpackConfig from '../webpack.config.ts'
import { developmentServer } from './server/developmentServer.ts'
import { greeting } from './server/greeting.ts'
import { assertFree, listen } from './server/listen.ts'

const port = Number(process.env['PORT'] ?? 8080)
const mockPort = Number(process.env['MOCK_PORT'] ?? 8090)

async function start(): Promise<void> {
  await assertFree(port, 'PORT')
  const users = Number(process.env['MOCK_USERS'])
  const mock = createMock(users > 0 ? { users } : {})
  const mockServer = createServer(mock.handler)
  mockServer.on('upgrade', mock.upgrade)
  await listen(mockServer, mockPort, 'MOCK_PORT')

  const compiler = webpack({
    ...webpackConfig(null, { mode: 'development' }),
    infrastructureLogging: { level: 'warn' },
  })
  if (!compiler) throw new Error('webpack made nothing of its configuration.')
  const server = developmentServer({ compiler, mock, port })
  await server.start()
  await new Promise<void>((built) => {
    server.middleware?.waitUntilValid(() => built())
  })
  console.log(greeting(port, mockPort))

  let stopping: Promise<unknown> | undefined
  // Ctrl-C arrives twice, from the terminal and from the process that started this one.
  function stop(): void {
    stopping ??= Promise.all([
      server.stop(),
      mock.close(),
      new Promise((closed) => mockServer.close(closed)),
    ]).then(() => process.exit())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

try {
  await start()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
