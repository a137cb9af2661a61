import { stripVTControlCharacters } from 'node:util'
import type { BrowserContext, TestInfo } from '@playwright/test'
import { countCalls } from '../support/countCalls.ts'
import { test } from '../support/portal.ts'
import { faults, type Fault, type FaultName } from './faults.ts'
import { holdAnswerLimit, meetFault } from './meetFault.ts'
import type { Operation, Place, Way } from './place.ts'

/** What `npm run matrix` counts in the report. */
export const cellKinds = { passed: 'cell passed', failed: 'cell failed' } as const

type Begun = { way: Way; operation: Operation; calls: () => number }

/**
 * Lets a place meet faults, one after the other in one page. After a fault that ends what the page was at, and after a
 * cell that failed, it begins afresh, so that no cell is lost to another.
 */
export async function runPlace(
  place: Place,
  names: readonly FaultName[],
  { context, page, mock, at }: Way & { context: BrowserContext },
  info: TestInfo,
): Promise<void> {
  // A clock brings its own limits, so it comes first.
  if (place.hasOwnClock) await context.clock.install()
  await context.addInitScript(holdAnswerLimit)
  let current = page
  let begun: Begun | null = null
  let isFirst = true
  async function begin(): Promise<Begun> {
    if (!isFirst) {
      await current.evaluate(() => localStorage.clear()).catch(() => undefined)
      await current.close()
      await mock.reset()
      current = await context.newPage()
    }
    isFirst = false
    const way = { page: current, mock, at }
    const calls = countCalls(current, place.endpoint.path)
    return { way, operation: await place.begin(way), calls }
  }
  const problems: unknown[] = []
  for (const name of names)
    try {
      await test.step(name, async () => {
        begun ??= await begin()
        await meetFault(begun.way, place, begun.operation, name, begun.calls)
      })
      const { kind }: Fault = faults[name]
      if (kind === 'forbidden' || kind === 'signed out') begun = null
      info.annotations.push({ type: cellKinds.passed, description: name })
    } catch (cause) {
      begun = null
      problems.push(cause)
      info.annotations.push({ type: cellKinds.failed, description: `${name}: ${inShort(cause)}` })
    }
  if (problems.length === 1) throw problems[0]
  if (problems.length > 1) throw new AggregateError(problems, problems.map(String).join('\n\n'))
}

/** What was expected and what was there, without colours. */
function inShort(cause: unknown): string {
  const lines = stripVTControlCharacters(String(cause)).split('\n')
  return [lines[0], ...lines.filter((line) => /^(Locator|Expected|Received)/.test(line))].join(' ')
}
