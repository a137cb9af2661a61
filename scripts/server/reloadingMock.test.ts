/** @jest-environment node */
import { spawn, type ChildProcessWithoutNullStreams } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')
const copy = mkdtempSync(join(tmpdir(), 'reloading-'))
let child: ChildProcessWithoutNullStreams
let output = ''
let url = ''

/** Jest has its own modules, so reloading needs a Node.js process. */
const program = `
  import { createServer } from 'node:http'
  const { reloadingMock } = await import('${join(copy, 'scripts/server/reloadingMock.ts')}')
  const mock = await reloadingMock({ root: '${copy}', mock: {}, say: console.log })
  const server = createServer(mock.handler).listen(0, '127.0.0.1', () => console.log('port', server.address().port))
`

beforeAll(async () => {
  for (const name of ['mock-server', 'contracts', 'scripts/server', 'package.json'])
    cpSync(join(root, name), join(copy, name), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  child = spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: copy })
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()))
  url = `http://127.0.0.1:${(await until(/port \d+/)).slice(5)}`
})

afterAll(() => {
  child.kill()
  rmSync(copy, { recursive: true })
})

async function until(words: RegExp): Promise<string> {
  while (!words.test(output)) {
    if (child.exitCode !== null) throw new Error(output)
    await new Promise((soon) => setTimeout(soon, 20))
  }
  const found = words.exec(output)![0]
  output = ''
  return found
}

it('loads new handlers and keeps the state, or keeps the old handlers if loading fails', async () => {
  const headers = { 'content-type': 'application/json' }
  const maria = `${url}/__mock/v1/state/users/maria.gomez`
  await fetch(maria, { method: 'PUT', headers, body: '{"names":"Mía"}' })
  const read = async (path: string): Promise<Record<string, unknown>> =>
    (await (await fetch(`${url}${path}`)).json()) as Record<string, unknown>

  const file = join(copy, 'mock-server/control/worldRoutes.ts')
  const text = readFileSync(file, 'utf8')
  writeFileSync(file, text.replace("status: 'ready'", "status: 'renewed'"))
  await until(/its state is kept/)
  expect(await read('/__mock/v1/health')).toMatchObject({ status: 'renewed' })
  expect(await read('/__mock/v1/state/users/maria.gomez')).toMatchObject({ names: 'Mía' })

  writeFileSync(file, `${text}\nthrow new Error('half written')\n`)
  await until(/keeps its former handlers: half written/)
  expect(await read('/__mock/v1/health')).toMatchObject({ status: 'renewed' })

  writeFileSync(file, text)
  await until(/its state is kept/)
  expect(await read('/__mock/v1/health')).toMatchObject({ status: 'ready' })
  expect(await read('/__mock/v1/state/users/maria.gomez')).toMatchObject({ names: 'Mía' })
})
