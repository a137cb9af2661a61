import type { Judgement } from './judge.ts'
import type { Listed } from './lists.ts'

export type Judged = { mutant: Listed; judgement: Judgement }

/** What the lists are to reach, in percent. */
export const wantedScore = 90

/** Of the mutants that somebody could notice, those that a test notices, in percent; 100 of none. */
export function scoreOf(all: readonly Judged[]): { killed: number; of: number; percent: number } {
  const real = all.filter(({ mutant }) => mutant.equivalent === undefined)
  const killed = real.filter(({ judgement }) => judgement.end === 'killed').length
  return {
    killed,
    of: real.length,
    percent: real.length === 0 ? 100 : Math.floor((100 * killed) / real.length),
  }
}

/** Whether the run is as it should be: enough are killed, each could be judged, and no equivalent one is killed. */
export function isGood(all: readonly Judged[]): boolean {
  const isWrong = ({ mutant, judgement: { end } }: Judged): boolean =>
    end === 'unclear' || (end === 'killed' && mutant.equivalent !== undefined)
  return !all.some(isWrong) && scoreOf(all).percent >= wantedScore
}

/** The counts by area, what survived with what a person suffers, and the score in the last line. */
export function summaryOf(all: readonly Judged[]): string[] {
  const areas = [...Map.groupBy(all, ({ mutant }) => mutant.area)].sort(([one], [other]) =>
    one < other ? -1 : 1,
  )
  const { killed, of, percent } = scoreOf(all)
  return [
    ...areas.map(([area, judged]) => {
      const own = scoreOf(judged)
      return `${area.padEnd(24)} ${own.killed} of ${own.of} killed`
    }),
    ...all.flatMap(remarkOn),
    `mutants: ${killed} of ${of} killed, ${percent} %`,
  ]
}

function remarkOn({ mutant, judgement }: Judged): string[] {
  const { id, file, suffers, equivalent, journey } = mutant
  if (judgement.end === 'unclear') return [`unclear     ${id} ${file}: ${judgement.why}`]
  if (equivalent !== undefined)
    return judgement.end === 'killed'
      ? [`equivalent? ${id} ${file}: is noticed by ${judgement.by.file}`]
      : [`equivalent  ${id} ${file}: ${equivalent}`]
  if (judgement.end === 'killed') return []
  return [`survived    ${id} ${file}: ${suffers}${journey === undefined ? '' : ` (journey: ${journey})`}`]
}
