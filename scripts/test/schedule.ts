import type { Counts, Step } from './step.ts'

type Finished = { step: Step; counts: Counts }

/**
 * Runs steps in order, as many in parallel as there are slots, plus one that needs none. A step with a failed dependency is
 * not run and counts as one failure.
 */
export async function schedule(
  steps: readonly Step[],
  places: number,
  perform: (step: Step) => Promise<Counts>,
): Promise<Finished[]> {
  const finished: Finished[] = []
  const waiting = [...steps]
  const running = new Map<Step, Promise<void>>()
  const taken = (): number => [...running.keys()].reduce((total, step) => total + (step.places ?? 1), 0)
  const hasRoom = ({ places: wanted = 1 }: Step): boolean =>
    wanted === 0 ? ![...running.keys()].some((step) => step.places === 0) : taken() + wanted <= places
  const named = (name: string): Finished | undefined => finished.find(({ step }) => step.name === name)

  async function run(step: Step): Promise<void> {
    const isPossible = (step.needs ?? []).every((need) => named(need)?.counts.failed === 0)
    const counts = isPossible ? await perform(step) : { passed: 0, failed: 1 }
    finished.push({ step, counts })
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(
      (step) => hasRoom(step) && (step.needs ?? []).every((need) => named(need) !== undefined),
    )
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        run(next).then(() => void running.delete(next)),
      )
    } else {
      if (running.size === 0)
        throw new Error(`Nothing can start: ${waiting.map(({ name }) => name).join(', ')}`)
      await Promise.race(running.values())
    }
  }
  return finished
}
