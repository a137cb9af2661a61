import { createServer } from 'node:http'
import { resolve } from 'node:path'
import webpack from 'webpack'
import { mockSettings } from '#mock/settings.ts'
import { keepState } from '#mock/stateFile.ts'
import webpackConfig from '../webpack.config.ts'
import { developmentServer } from './server/developmentServer.ts'
import { greeting } from './server/greeting.ts'
import { reloadingMock } from './server/reloadingMock.ts'
import { freePort, listen, portFrom } from './server/listen.ts'
import { typeChecker } from './server/typeChecker.ts'

const port = portFrom(process.env['PORT'], 8080)

async function start(): Promise<void> {
  const settings = mockSettings(process.env)
  await freePort(port)
  const checkTypes = typeChecker()
  const mock = await reloadingMock({
    root: resolve(import.meta.dirname, '..'),
    mock: settings.world,
    say(text) {
      console.log(text)
      checkTypes()
    },
  })
  const state = settings.state === null ? null : await keepState(mock, settings.state)
  const mockServer = createServer(mock.handler)
  mockServer.on('upgrade', mock.upgrade)
  await listen(mockServer, settings.port, 'MOCK_PORT')

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
  console.log(greeting(port, settings.port))
  checkTypes()
  compiler.hooks.done.tap('types', checkTypes)

  let stopping: Promise<unknown> | undefined
  // Ctrl-C arrives twice, from the terminal and from the parent process.
  function stop(): void {
    if (!stopping) endState(state)
    stopping ??= Promise.all([
      server.stop(),
      mock.close(),
      new Promise((closed) => mockServer.close(closed)),
    ]).then(() => process.exit())
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop)
}

/** The next start reports it if this one cannot. */
function endState(state: { close: () => void } | null): void {
  try {
    state?.close()
  } catch (cause) {
    console.error(cause instanceof Error ? cause.message : cause)
  }
}

try {
  await start()
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause)
  process.exit(1)
}
