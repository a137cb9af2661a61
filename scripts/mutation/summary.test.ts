/** @jest-environment node */
import type { Judgement } from './judge.ts'
import { isGood, scoreOf, summaryOf, type Judged } from './summary.ts'

const killed: Judgement = { end: 'killed', by: { file: 'a.test.ts', title: 'a' } }
const survived: Judgement = { end: 'survived' }
const unclear: Judgement = { end: 'unclear', why: 'it took too long' }

function judged(id: string, judgement: Judgement, change: Partial<Judged['mutant']> = {}): Judged {
  const mutant = { id, area: 'roles', file: 'src/a.ts', from: 'a', to: 'b', suffers: `${id} hurts` }
  return { mutant: { ...mutant, ...change }, judgement }
}
const equivalent = { equivalent: 'never reached' }
const nine = Array.from({ length: 9 }, (_, at) => judged(`R${at}`, killed))

describe('the score', () => {
  it.each([
    ['of none', [], 0, 0, 100],
    ['of killed ones and others', [...nine, judged('S', survived)], 9, 10, 90],
    ['is not rounded up', [...nine, judged('S', survived), judged('U', unclear)], 9, 11, 81],
    [
      'without those that nobody could notice',
      [judged('R', killed), judged('E', survived, equivalent)],
      1,
      1,
      100,
    ],
  ])('%s', (_what, all, kills, of, percent) => {
    expect(scoreOf(all)).toEqual({ killed: kills, of, percent })
  })
})

describe('a run is good', () => {
  it.each([
    ['nine of ten', [...nine, judged('S', survived)], true],
    ['eight of nine', [...nine.slice(1), judged('S', survived)], false],
    ['one unclear', [...nine, judged('U', unclear)], false],
    ['an equivalent one that survives', [...nine, judged('E', survived, equivalent)], true],
    ['an equivalent one that is killed', [...nine, judged('E', killed, equivalent)], false],
  ])('%s: %#', (_what, all, expected) => {
    expect(isGood(all)).toBe(expected)
  })
})

it('the summary counts by area, tells each survivor and ends with the score', () => {
  const all = [
    judged('R1', killed),
    judged('R2', survived, { journey: 'tests/x.journey.ts -g title' }),
    judged('L1', unclear, { area: 'lists' }),
    judged('L2', survived, { area: 'lists', ...equivalent }),
    judged('L3', killed, { area: 'lists', ...equivalent }),
  ]
  expect(summaryOf(all)).toEqual([
    'lists                    0 of 1 killed',
    'roles                    1 of 2 killed',
    'survived    R2 src/a.ts: R2 hurts (journey: tests/x.journey.ts -g title)',
    'unclear     L1 src/a.ts: it took too long',
    'equivalent  L2 src/a.ts: never reached',
    'equivalent? L3 src/a.ts: is noticed by a.test.ts',
    'mutants: 1 of 3 killed, 33 %',
  ])
})
