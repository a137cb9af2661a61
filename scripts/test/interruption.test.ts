/** @jest-environment node */
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, relative, resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'

jest.setTimeout(60_000)
const root = resolve(__dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'interruption-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Interrupt = { signal: NodeJS.Signals; to?: 'wrapper' | 'child' }
type Ended = { code: number | null; output: string }

/** Runs a module to its end. It or its child gets a signal once one of them writes `ready`. */
function run(code: string, interrupt?: Interrupt, env: object = {}): Promise<Ended> {
  const wrapper = spawn(process.execPath, ['--input-type=module', '-e', code], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  let output = ''
  let isSignalled = false
  const listen = (chunk: Buffer): void => {
    output += chunk.toString()
    if (!interrupt || isSignalled || !output.includes('ready')) return
    isSignalled = true
    process.kill(interrupt.to === 'child' ? idIn(output) : wrapper.pid!, interrupt.signal)
  }
  wrapper.stdout.on('data', listen)
  wrapper.stderr.on('data', listen)
  return new Promise((done) => void wrapper.once('close', (exitCode) => done({ code: exitCode, output })))
}

const idIn = (output: string): number => Number(/id (\d+)/.exec(output)![1])

/** Waits until the process has ended; a zombie counts as ended. */
async function isGone(pid: number): Promise<true> {
  const status = `/proc/${pid}/status`
  for (;;) {
    try {
      process.kill(pid, 0)
      if (existsSync(status) && /^State:\s+Z/m.test(readFileSync(status, 'utf8'))) return true
    } catch {
      return true
    }
    await setTimeout(20)
  }
}

/** An import of a module by its path from the root. */
function script(name: string, code: string): string {
  const path = join(folder, name)
  writeFileSync(path, code)
  return JSON.stringify(relative(root, path))
}

const waiting = "console.log('id', process.pid, 'ready'); setInterval(() => {}, 1000)"
const endingWell = `for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0)); ${waiting}`
const wrapping = (path: string): string =>
  `import { main, runWithOwnNode } from './scripts/setup.mjs'; await main(() => runWithOwnNode(${path}))`

describe('an interrupted command', () => {
  it.each([
    ['SIGINT', 'wrapper', 130],
    ['SIGTERM', 'wrapper', 143],
    ['SIGINT', 'child', 130],
    ['SIGTERM', 'child', 143],
  ] as const)('has failed: %s to its %s', async (signal, to, code) => {
    expect(await run(wrapping(script('waiting.mjs', waiting)), { signal, to })).toMatchObject({ code })
  })

  it('ends silently if it exits successfully, like npm start', async () => {
    const { code, output } = await run(wrapping(script('well.mjs', endingWell)), { signal: 'SIGINT' })
    expect(code).toBe(0)
    expect(output).toMatch(/^id \d+ ready\n$/)
  })

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('does not go on after half an installation, whatever npm says: %s', async (signal, code) => {
    const npm = join(folder, 'npm')
    writeFileSync(npm, `#!${process.execPath}\n${endingWell}`)
    chmodSync(npm, 0o755)
    const installing =
      "import { install } from './scripts/setup.mjs'; await install(); console.log('went on')"
    const env = { PATH: `${folder}${delimiter}${process.env['PATH']}` }
    const ended = await run(installing, { signal }, env)
    expect(ended.code).toBe(code)
    expect(ended.output).not.toContain('went on')
  })
})

/** A step whose grandchild keeps the pipes open and may ignore SIGINT; its id is in a file. */
function stepWithGrandchild(file: string, isDeaf = false): string {
  const grandchild = `${isDeaf ? "process.on('SIGINT', () => {})" : ''}
    require('node:fs').writeFileSync(${JSON.stringify(file)}, 'id ' + process.pid + ' ready')
    setInterval(() => {}, 1000)`
  const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' })`
  return `{ run: [process.execPath, '-e', ${JSON.stringify(child)}] }`
}

/** Prints the content of the file once it exists. */
const saysWhen = (file: string): string => `
  import { existsSync, readFileSync } from 'node:fs'
  const look = setInterval(() => {
    const text = existsSync(${JSON.stringify(file)}) ? readFileSync(${JSON.stringify(file)}, 'utf8') : ''
    if (!text.includes('ready')) return
    clearInterval(look)
    console.log(text)
  }, 20)`

describe('all checks', () => {
  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('fail when they are interrupted, and leave no process behind: %s', async (signal, code) => {
    const file = join(folder, signal)
    const checks = `import { onInterrupt } from './scripts/test/onInterrupt.ts'
      import { endSteps, runStep } from './scripts/test/runStep.ts'
      ${saysWhen(file)}
      onInterrupt(endSteps)
      await runStep(${stepWithGrandchild(file)})
      console.log('next step')
      await runStep(${stepWithGrandchild(`${file}.next`)})`
    const ended = await run(checks, { signal })
    expect(ended.code).toBe(code)
    expect(ended.output).toContain(`Ended by ${signal}`)
    expect(ended.output).not.toContain('next step')
    await expect(isGone(idIn(ended.output))).resolves.toBe(true)
  })

  it('end a step at its time limit with all its processes', async () => {
    const file = join(folder, 'limit')
    const ended = await run(`import { runStep } from './scripts/test/runStep.ts'
      ${saysWhen(file)}
      const { exitCode, output } = await runStep(${stepWithGrandchild(file, true)}, 3_000)
      console.log(output, 'exit code', exitCode)`)
    expect(ended.output).toContain('Ended after 0.05 minutes.')
    await expect(isGone(idIn(ended.output))).resolves.toBe(true)
  })
})
