import { putBack, undoable } from '../store/undoable.ts'
import { ControlError } from './route.ts'
import type { Scenario, Stage } from './scenario.ts'
import { scenarios } from './scenarios.ts'

/** Whether a scenario is on. */
export function isOn(stage: Stage, name: string): boolean {
  const { isOnce, isOver } = scenarioOf(name)
  return stage.ns.scenarios.has(name) && !isOnce && !isOver?.(stage)
}

export async function playScenario(stage: Stage, name: string): Promise<void> {
  const scenario = scenarioOf(name)
  const played = stage.ns.scenarios
  const before = played.get(name) ?? []
  const undos = await undoable(stage.ns.tables, () => scenario.play(stage))
  played.set(name, [...undos, ...before])
}

/** Undoes a scenario; later ones stay on. */
export async function undoScenario(stage: Stage, name: string): Promise<void> {
  if (!isOn(stage, name)) throw new ControlError(404, `The scenario '${name}' is not on.`)
  const names = [...stage.ns.scenarios.keys()]
  const later = names.slice(names.indexOf(name) + 1).filter((one) => isOn(stage, one))
  for (const one of [...later].reverse()) await undo(stage, one)
  await undo(stage, name)
  for (const one of later) await playScenario(stage, one)
}

async function undo(stage: Stage, name: string): Promise<void> {
  await putBack(stage.ns.tables, stage.ns.scenarios.get(name) ?? [])
  scenarioOf(name).undo?.(stage)
  stage.ns.scenarios.delete(name)
}

export function scenarioOf(name: string): Scenario {
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (!scenario) throw new ControlError(400, `There is no scenario '${name}'; ask GET /scenarios.`)
  return scenario
}
