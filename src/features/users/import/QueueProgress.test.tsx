import { render, screen } from '@testing-library/react'
import { QueueProgress, remainingMs, roundedTime } from './QueueProgress.tsx'

const noop = (): void => {}

it.each([
  [19, 2_000, 'nothing', ''],
  [20, 2_000, 'the rest at this rate', 'Faltan unos 8 segundos.'],
  [20, 20_000, 'the rest at this rate', 'Faltan unos 80 segundos.'],
  [20, 60_000, 'the rest at this rate', 'Faltan unos 4 minutos.'],
  [99, 9_900, 'hardly anything', 'Ya casi termina.'],
])('after %d answers of 100, and %d ms, it says %s of the time that is left [beyond 13]', (...given) => {
  const [settled, activeMs, , text] = given
  const state = {
    ...{ phase: 'running' as const, settled, total: 100, inFlight: 0, activeMs },
    ...{ waitsUntil: null, held: null, error: null },
  }
  render(<QueueProgress state={state} label="asking" onPause={noop} onGoOn={noop} />)
  const bar = screen.getByRole('progressbar')
  expect(bar).toHaveAttribute('aria-valuenow', String(settled))
  expect(bar.nextElementSibling).toHaveTextContent(text === '' ? /^$/ : text)
})

it.each([
  [19, 5_000, 6, 1_000, null],
  [20, 5_000, 0, 1_000, 249_000],
  [20, 5_000, 6, 1_150, 248_850],
  [2_500, 5_000, 0, 60_000, 60_000],
  [4_999, 5_000, 1, 5_000, 0.5],
  [5_000, 5_000, 0, 5_000, null],
  [10, 10, 0, 500, null],
])('%d of %d, %d under way, after %d ms: %s ms more', (answered, total, inFlight, activeMs, expected) => {
  const found = remainingMs({ settled: answered, total, inFlight, activeMs })
  if (expected === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(expected, 0)
})

/** A row of random numbers that is the same each time. */
function randoms(seed: number): () => number {
  let state = seed
  // The first ones follow from a small seed.
  for (let at = 0; at < 50; at += 1) state = (state * 16_807) % 2_147_483_647
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

it.each([
  ['all the same', 20, () => 50],
  ['from half to one and a half', 20, (random: number) => 25 + random * 50],
  ['a tenth of them five times as slow', 100, (random: number) => (random < 0.1 ? 200 : 40)],
])('is right to a fifth: %s, after %d answers and from then on', (_, least, latency) => {
  for (const seed of [3, 1_234, 99_991, 424_242, 7_777_777]) {
    const random = randoms(seed)
    const total = 2_000
    const ends = Array.from({ length: 6 }, () => latency(random()))
    const answers: number[] = []
    for (let begun = 6; answers.length < total; begun += 1) {
      const first = ends.indexOf(Math.min(...ends))
      answers.push(ends[first]!)
      ends[first] = begun < total ? ends[first]! + latency(random()) : Infinity
    }
    const last = answers.at(-1)!
    for (const answered of [least, 100, 500, 1_500]) {
      const activeMs = answers[answered - 1]!
      const left = remainingMs({ settled: answered, total, inFlight: 6, activeMs })!
      expect(Math.abs(left - (last - activeMs)) / (last - activeMs)).toBeLessThan(0.2)
    }
  }
})

it.each([
  [0, 'moment', undefined],
  [7_900, 'moment', undefined],
  [9_100, 'seconds', 10],
  [29_000, 'seconds', 30],
  [44_000, 'seconds', 40],
  [149_000, 'seconds', 150],
  [150_000, 'minutes', 3],
  [3_600_000, 'minutes', 60],
])('%d ms are %s %s', (ms, unit, count) => {
  expect(roundedTime(ms)).toEqual(count === undefined ? { unit } : { unit, count })
})

it('rounds by less than a fifth', () => {
  for (let ms = 8_000; ms < 900_000; ms += 500) {
    const time = roundedTime(ms)
    const shownMs = time.unit === 'moment' ? ms : time.count * (time.unit === 'minutes' ? 60_000 : 1_000)
    expect(Math.abs(shownMs - ms) / ms).toBeLessThan(0.201)
  }
})
