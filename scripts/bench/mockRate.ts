import { send } from '../contracts/http.ts'
import { listUsers } from '#contracts/users.ts'
import { median } from './median.ts'
import type { BigMock } from './mockProcess.ts'
import { startPeer, type Peer } from './peer.ts'

const [requests, parallel] = [3_000, 16]
const limits = { ofPeer: 2.5, ofFew: 0.9 }

type Rival = { url: string; headers: Record<string, string> }

/** How many pages of people the mock answers in a second, with few and with many of them, beside a server of MSW. */
export async function benchRate(few: BigMock, many: BigMock, runs: number): Promise<void> {
  const peer = await startPeer()
  try {
    const [ofFew, ofMany, ofPeer] = await rates([few, many, ...(peer ? [peer] : [])], runs)
    console.log(
      `pages of people in a second, ${parallel} at once, medians of ${runs}, alternating: ` +
        `${Math.round(ofFew!)} of ${few.users.toLocaleString('en')}, ${Math.round(ofMany!)} of ${many.users.toLocaleString('en')}, ` +
        `ratio ${(ofMany! / ofFew!).toFixed(2)}, aimed at: ${limits.ofFew} or more`,
    )
    console.log(
      peer ? peerWords(peer, ofFew!, ofPeer!) : 'MSW could not be installed, so nothing stands beside it',
    )
  } finally {
    await peer?.close()
  }
}

function peerWords({ name }: Peer, ours: number, its: number): string {
  return `${name} answers ${Math.round(its)} in a second: ratio ${(ours / its).toFixed(2)}, aimed at: ${limits.ofPeer} or more`
}

/** Requests in a second of each rival, in turn, so that all of them meet the same machine. */
async function rates(rivals: readonly Rival[], runs: number): Promise<number[]> {
  const seen: number[][] = rivals.map(() => [])
  // The first round warms all of them and does not count.
  for (let round = 0; round <= runs; round += 1)
    for (const [index, rival] of rivals.entries()) {
      const rate = await rateOf(rival)
      if (round > 0) seen[index]!.push(rate)
    }
  return seen.map(median)
}

async function rateOf({ url, headers }: Rival): Promise<number> {
  let left = requests
  const from = performance.now()
  await Promise.all(
    Array.from({ length: parallel }, async () => {
      while (left-- > 0) {
        const path = `/security${listUsers.path}`
        const heard = await send(url, {
          method: 'GET',
          path,
          headers: { ...headers, pages: '0' },
        })
        if (heard.status !== 200) throw new Error(`${url}: ${heard.status} ${heard.text}`)
      }
    }),
  )
  return requests / ((performance.now() - from) / 1_000)
}
