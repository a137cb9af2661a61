import { constants } from 'node:os'

/** Ends this process on the first interrupt signal, after `tidy`, with exit code 128 + signal. */
export function onInterrupt(tidy: () => Promise<void>): void {
  let isEnding = false
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => {
      if (isEnding) return
      isEnding = true
      console.log(`Ended by ${signal}; not everything was checked.`)
      void tidy().finally(() => process.exit(128 + constants.signals[signal]))
    })
}
