import * as z from 'zod/mini'
import { storedChoice, type Choice } from '#shared/browser/choice.ts'
import { ownKey } from '#shared/session/ownKey.ts'
import type { Task } from './task.ts'

/** An ended task: kind, time (ms) and counts, without names, since it stays in the browser. */
const pastTask = z.object({
  kind: z.enum(['export', 'bulk', 'import']),
  title: z.string().check(z.maxLength(200)),
  at: z.number(),
  outcome: z.enum(['done', 'stopped', 'failed']),
  done: z.number(),
  failed: z.number(),
})

export type PastTask = z.infer<typeof pastTask>

const most = 20
const none: readonly PastTask[] = []

function readHistory(stored: string | null): readonly PastTask[] {
  if (stored === null) return none
  try {
    return z.array(pastTask).parse(JSON.parse(stored)).slice(0, most)
  } catch {
    return none
  }
}

const choices = new Map<string, Choice<readonly PastTask[]>>()

/** The last tasks of a user (`currentPerson`) in this product and browser, the latest first. */
export function taskHistory(person: string): Choice<readonly PastTask[]> {
  const key = ownKey('tasks', person)
  const choice =
    choices.get(key) ??
    storedChoice(key, readHistory, (past) => (past.length === 0 ? null : JSON.stringify(past)))
  choices.set(key, choice)
  return choice
}

export type StoredTask = Pick<Task, 'kind' | 'title' | 'done' | 'end' | 'endedAt'>

/** Stores an ended task. */
export function storeTask(person: string, task: StoredTask): void {
  const { kind, title, done, end, endedAt } = task
  if (end === null || endedAt === null) return
  const history = taskHistory(person)
  const past: PastTask = {
    kind,
    title: title().slice(0, 200),
    at: endedAt,
    outcome: end.outcome,
    ...(end.counts ?? { done, failed: 0 }),
  }
  history.choose([past, ...history.read()].slice(0, most))
}
