import { spawnSync } from 'node:child_process'

/** Why a floor is lower than it has been, by its name: from the highest that it ever was to no less than `to`. */
export type Lowered = Readonly<Record<string, { from: number; to: number; reason: string }>>

/** The highest number that each name of a JSON file of numbers ever had in the history of git; empty without one. */
export function highestEver(file: string, cwd: string): Map<string, number> {
  const { stdout } = spawnSync('git', ['log', '--format=', '--unified=0', '-p', '--', file], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  })
  return highestIn(stdout ?? '')
}

/** The highest number that each name is given by the lines that a patch adds. */
export function highestIn(patch: string): Map<string, number> {
  const highest = new Map<string, number>()
  for (const [, name, number] of patch.matchAll(/^\+ +("(?:[^"\\]|\\.)*"): (\d+),?$/gm)) {
    const key = JSON.parse(name!) as string
    highest.set(key, Math.max(highest.get(key) ?? 0, Number(number)))
  }
  return highest
}

/** A sentence for each number that is lower than it ever was without a reason. */
export function withoutReason(
  numbers: Readonly<Record<string, unknown>>,
  highest: ReadonlyMap<string, number>,
  lowered: Lowered,
): string[] {
  return Object.entries(numbers).flatMap(([name, number]) => {
    const most = highest.get(name) ?? 0
    if (typeof number !== 'number' || number >= most) return []
    const entry = lowered[name]
    if (entry && entry.from === most && entry.to <= number && entry.reason.trim() !== '') return []
    return [
      `${name} was ${most} and is ${number}: write under "lowered" in floors.json ${JSON.stringify({ [name]: { from: most, to: number, reason: '…' } })}`,
    ]
  })
}
