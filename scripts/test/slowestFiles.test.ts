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
  ],
})

describe('the slowest files of a browser run', () => {
  it('are the longest first, with the tests of their groups', () => {
    expect(slowestFiles(report, 2)).toEqual([
      ['nested.journey.ts', 3.5],
      ['long.journey.ts', 3],
    ])
  })

  it('are none without a report', () => {
    expect(slowestFiles(null, 2)).toEqual([])
  })
})
