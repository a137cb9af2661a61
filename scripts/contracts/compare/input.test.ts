/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listenLocally, type Served } from '../listenLocally.ts'
import { compareArguments } from './compareArguments.ts'
import { readDocument } from './readDocument.ts'
import { asSpringdoc, asSwashbuckle, asYaml } from './testDocuments.ts'

const folder = mkdtempSync(join(tmpdir(), 'compare-'))
afterAll(() => rmSync(folder, { recursive: true }))

function file(name: string, text: string): string {
  writeFileSync(join(folder, name), text)
  return join(folder, name)
}

describe('the arguments of a comparison', () => {
  it.each([
    [['a.json'], { source: 'a.json', provider: null, junit: null, html: null, help: false }],
    [
      ['a.json', '--provider', 'security-service', '--junit', 'x.xml', '--html', 'x.html'],
      { provider: 'security-service', junit: 'x.xml', html: 'x.html' },
    ],
    [['--help'], { help: true }],
  ])('%j are understood', (args, expected) => {
    expect(compareArguments(args)).toMatchObject(expected)
  })

  it.each([
    [[], 'Which document'],
    [['a', 'b'], 'One document'],
    [['a', '--provider', 'session-hub'], 'no provider'],
    [['a', '--loud'], 'Unknown option'],
    [['a', '--junit'], 'argument missing'],
  ])('%j are refused with a sentence', (args, sentence) => {
    expect(() => compareArguments(args)).toThrow(sentence)
  })
})

describe('a document', () => {
  const own = asSpringdoc('authentication')

  it.each([
    ['as JSON', 'a.json', JSON.stringify(own)],
    ['as YAML', 'a.yaml', asYaml(own)],
    ['with a mark of its bytes', 'b.json', `\uFEFF${JSON.stringify(own)}`],
  ])('is read %s', async (_, name, text) => {
    expect(await readDocument(file(name, text))).toEqual(own)
  })

  it.each([
    ['not JSON', '{"openapi": "3.0.1"', 'neither JSON nor YAML'],
    ['not YAML', 'a: [b', 'neither JSON nor YAML'],
    ['a page', '<!doctype html><title>Swagger UI</title>', 'is a page'],
    ['a list', '[]', 'holds no object'],
    ['nothing', '', 'holds no object'],
    ['something else', '{"name":"x"}', "has no 'openapi'"],
    ['Swagger 2', '{"swagger":"2.0","paths":{}}', 'is Swagger 2.0'],
    ['a version to come', '{"openapi":"4.0.0","paths":{}}', 'is OpenAPI 4.0.0'],
    ['without paths', '{"openapi":"3.0.1"}', "has no 'paths'"],
    [
      'a bomb',
      `a: &a [x,x,x,x,x,x,x,x,x]\n${'bcdefgh'
        .split('')
        .map((name, at) => `${name}: &${name} [${`*${'abcdefgh'[at]},`.repeat(9)}]`)
        .join('\n')}`,
      'neither JSON nor YAML',
    ],
  ])('that is %s is refused with a sentence', async (what, text, sentence) => {
    await expect(readDocument(file(`${what}.txt`, text))).rejects.toThrow(sentence)
  })

  it('that is not there, or huge, is refused with a sentence', async () => {
    await expect(readDocument(join(folder, 'nobody.json'))).rejects.toThrow('There is no file')
    const huge = file('huge.json', '')
    truncateSync(huge, 20_000_001)
    await expect(readDocument(huge)).rejects.toThrow('longer than 20 MB')
  })

  describe('of an address', () => {
    let served: Served
    beforeAll(async () => {
      served = await listenLocally(async (req, res) => {
        await Promise.resolve()
        if (req.url === '/own') return void res.end(JSON.stringify(own))
        if (req.url === '/huge') return void res.end(Buffer.alloc(20_000_001, ' '))
        res.writeHead(404).end()
      })
    })
    afterAll(() => served.close())

    it('is read', async () => {
      expect(await readDocument(`${served.url}/own`)).toEqual(own)
    })

    it.each([
      ['/none', 'answers 404'],
      ['/huge', 'longer than 20 MB'],
    ])('%s is refused with a sentence', async (path, sentence) => {
      await expect(readDocument(served.url + path)).rejects.toThrow(sentence)
    })

    it.each(['DEPTH_ZERO_SELF_SIGNED_CERT', 'UNABLE_TO_VERIFY_LEAF_SIGNATURE'])(
      'whose certificate is not trusted (%s) is refused with a way on',
      async (code) => {
        const failure = Object.assign(new TypeError('fetch failed'), { cause: { code } })
        const asked = jest.spyOn(globalThis, 'fetch').mockRejectedValue(failure)
        await expect(readDocument('https://localhost:5001/x')).rejects.toThrow(
          `The certificate of https://localhost:5001/x is not trusted here (${code}). NODE_USE_SYSTEM_CA=1`,
        )
        asked.mockRestore()
      },
    )

    it('that nobody answers at is refused with a sentence', async () => {
      await expect(readDocument('http://127.0.0.1:9/')).rejects.toThrow('does not answer')
    })
  })
})

describe('npm run contracts:compare (beyond 35)', () => {
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ['scripts/contracts/compare.ts', ...args], { encoding: 'utf8' })

  it('ends with 0, 1 or 2, and writes what it is asked to', () => {
    const good = run(file('good.yaml', asYaml(asSpringdoc('authentication'))))
    expect([good.status, good.stdout]).toEqual([0, expect.stringContaining('everything is there')])
    expect(good.stdout).toContain('security-service: the document knows no path of it')

    const document = asSwashbuckle('security')
    delete document.paths['/security/api/role/list']
    const [junit, html] = [join(folder, 'new/reports/x.xml'), join(folder, 'x.html')]
    const bad = run(file('bad.json', JSON.stringify(document)), '--junit', junit, '--html', html)
    expect([bad.status, bad.stdout]).toEqual([1, expect.stringContaining('the path is missing')])
    expect(readFileSync(junit, 'utf8')).toContain('<failure')
    expect(readFileSync(html, 'utf8')).toContain('/api/role/list')

    const unwritable = join(folder, 'bad.json/x.xml')
    const untold = run(join(folder, 'bad.json'), '--junit', unwritable)
    expect([untold.status, untold.stdout]).toEqual([2, ''])
    expect(untold.stderr).toMatch(new RegExp(`^${unwritable} cannot be written: `))

    const none = run(join(folder, 'nobody.json'))
    expect([none.status, none.stderr]).toEqual([2, expect.stringContaining('There is no file')])
    expect(run('--help').stdout).toContain('FILE-OR-URL')
  })
})
