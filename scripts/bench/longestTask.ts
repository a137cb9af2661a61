import type { Page } from '@playwright/test'

type TraceEvent = { name: string; pid: number; tid: number; tdur?: number; args: { name?: string } }

/**
 * Notes the tasks of a page; what is returned ends that, and says how long the longest one had the processor, ms. Unlike
 * the time from its beginning to its end, that is the same while other programs have the processor too.
 */
export async function noteTasks(page: Page): Promise<() => Promise<number>> {
  const tools = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  tools.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const isWhole = new Promise((done) => tools.once('Tracing.tracingComplete', done))
  await tools.send('Tracing.start', { traceConfig: { includedCategories: ['toplevel'] } })
  return async () => {
    await tools.send('Tracing.end')
    await isWhole
    await tools.detach()
    const place = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`
    const threads = new Set(events.filter(({ args }) => args.name === 'CrRendererMain').map(place))
    const tasks = events.filter((event) => event.name.endsWith('RunTask') && threads.has(place(event)))
    return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1_000
  }
}
