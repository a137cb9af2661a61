/** @jest-environment node */
import { slowestFiles } from './slowestFiles.ts'

const spec = (...durations: number[]) => ({
  tests: [{ results: durations.map((duration) => ({ duration })) }],
})
const report = JSON.stringify({
  suites: [
    { file: 'short.journey.ts', specs: [spec(900)] },
    {
      file: 'nested.journey.ts',
      specs: [spec(1000)],
      suites: [{ file: 'x', specs: [spec(2000), spec(500)] }],
    },
    { file: 'long.journey.ts', specs: [spec(3000)] },
    { file: 'twoEngines.journey.ts', specs: [{ tests: [...spec(1000).tests, ...spec(4000).tests] }] },
  ],
})

describe('the slowest files of a browser run', () => {
  it('are the longest first, with the tests of their groups, in every engine', () => {
    expect(slowestFiles(report, 3)).toEqual([
      ['twoEngines.journey.ts', 5],
      ['nested.journey.ts', 3.5],
      ['long.journey.ts', 3],
    ])
  })

  it('are none without a report', () => {
    expect(slowestFiles(null, 2)).toEqual([])
  })
})
