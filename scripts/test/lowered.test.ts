/** @jest-environment node */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { highestEver, highestIn, withoutReason, type Lowered } from './lowered.ts'

const root = resolve(__dirname, '../..')
const read = (file: string) =>
  JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, unknown> & { lowered?: Lowered }

it.each(['floors.json', 'contracts/driftTrials.json'])(
  'no number of %s goes down without a reason',
  (file) => {
    expect(withoutReason(read(file), highestEver(file, root), read('floors.json').lowered!)).toEqual([])
  },
)

describe('a number that was 9', () => {
  const highest = new Map([['a', 9]])
  const words = 'a was 9 and is 7: write under "lowered" in floors.json {"a":{"from":9,"to":7,"reason":"…"}}'

  it.each([
    ['is 9', 9, {}, []],
    ['rises', 10, {}, []],
    ['falls', 7, {}, [words]],
    ['falls with a reason', 7, { a: { from: 9, to: 7, reason: 'Two were one.' } }, []],
    ['has risen since', 8, { a: { from: 9, to: 7, reason: 'Two were one.' } }, []],
    ['falls further than the reason says', 7, { a: { from: 9, to: 8, reason: 'Two were one.' } }, [words]],
    ['falls again after it had risen', 7, { a: { from: 8, to: 7, reason: 'Two were one.' } }, [words]],
    ['falls for a reason of blanks', 7, { a: { from: 9, to: 7, reason: ' ' } }, [words]],
    ["falls for another one's reason", 7, { b: { from: 9, to: 7, reason: 'Two were one.' } }, [words]],
  ])('%s', (_what, number, lowered, expected) => {
    expect(withoutReason({ note: 'text', a: number, b: 1 }, highest, lowered as Lowered)).toEqual(expected)
  })
})

describe('the highest numbers of a history', () => {
  it('are those that its patches add', () => {
    const patch = '--- a/floors.json\n-  "a": 99\n+  "a": 7,\n+  "b \\"c\\"": 1\n+  "a": 9\n+    "from": {\n'
    expect([...highestIn(patch)]).toEqual([
      ['a', 9],
      ['b "c"', 1],
    ])
  })

  it('are read from git, and none are known without it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'lowered-'))
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=x', '-c', 'user.email=x@example.com', ...args], { cwd: folder })
    const keep = (a: number) => {
      writeFileSync(join(folder, 'floors.json'), `{\n  "a": ${a}\n}\n`)
      git('add', '.')
      git('commit', '-q', '-m', 'x')
    }
    expect(highestEver('floors.json', folder).size).toBe(0)
    git('init', '-q')
    expect(highestEver('floors.json', folder).size).toBe(0)
    for (const a of [5, 9, 6]) keep(a)
    expect([...highestEver('floors.json', folder)]).toEqual([['a', 9]])
    rmSync(folder, { recursive: true })
  })
})
