import { median } from './median.ts'
import { startBigMock, type BigMock } from './mockProcess.ts'
import { benchRate } from './mockRate.ts'
import { mockReads, type MockRead } from './mockReads.ts'

const [few, many] = [1_000, 100_000]
const limits = { readyMs: 3_000, megabytes: 1_024, pageMs: 30, ratio: 2 }

/** The mock with 100,000 users: until it is ready, what it takes of memory, and its pages against those of 1,000. */
export async function benchMock(runs: number): Promise<void> {
  const small = await startBigMock(few)
  const big = await startBigMock(many)
  try {
    const rows = []
    for (const read of mockReads) rows.push(await compare(read, small, big, runs))
    const { readyMs, megabytes } = { readyMs: big.readyMs, megabytes: big.megabytes() }
    console.log(
      `mock with ${many.toLocaleString('en')} users: ready after ${Math.round(readyMs)} ms (aimed at: ${limits.readyMs} or less), ` +
        `${Math.round(megabytes)} MB after all reads (aimed at: ${limits.megabytes} or less)`,
    )
    console.log(
      `pages of its list, medians of ${runs}, alternating; aimed at: ${limits.pageMs} ms and a ratio of ${limits.ratio} or less`,
    )
    for (const row of rows) console.log(row)
    await benchRate(small, big, runs)
  } finally {
    await small.close()
    await big.close()
  }
}

async function compare(read: MockRead, small: BigMock, big: BigMock, runs: number): Promise<string> {
  const times: [number[], number[]] = [[], []]
  // The first round warms both and does not count.
  for (let round = 0; round <= runs; round += 1)
    for (const [index, mock] of [small, big].entries()) {
      const headers = read.headers(mock.users, round)
      if (read.changesBefore) await mock.changeSomebody(round)
      const ms = await mock.page(headers)
      if (round > 0) times[index]!.push(ms)
    }
  const [of1, of2] = [median(times[0]), median(times[1])]
  return `  ${read.name.padEnd(34)} ${of1.toFixed(1).padStart(6)} ms ${of2.toFixed(1).padStart(6)} ms, ratio ${(of2 / of1).toFixed(2)}`
}
