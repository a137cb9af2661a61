/** What became of one interaction, or of one check of our own on it. */
export type Judged = {
  provider: string
  /** Id of the call, and name of its outcome. */
  call: string
  outcome: string
  description: string
  /** Name of the check of our own; null for Pact's verifier. */
  check: string | null
  /** `pending`: it differs, and rests on an open question, so that it does not count. */
  result: 'ok' | 'failed' | 'pending'
  /** Rests on an open question, whatever came of it. */
  isOpen: boolean
  problem: string | null
}

export type Conformance = {
  calls: number
  /** Outcomes of calls that count, and how many of them are kept in everything that is asked of them. */
  outcomes: number
  kept: number
  /** Outcomes of which something rests on an open question and differs, or that are one as a whole. */
  open: number
  openKept: number
}

/** Counted by call and outcome: one that is asked twice counts once, and is kept if it is kept both times. */
export function conformanceOf(judged: readonly Judged[]): Conformance {
  const byOutcome = [
    ...Map.groupBy(judged, ({ provider, call, outcome }) => [provider, call, outcome].join(' ')),
  ]
  const [counting, open] = [
    byOutcome.filter((one) => !isOpen(one[1])),
    byOutcome.filter((one) => isOpen(one[1])),
  ]
  const keptOf = (list: typeof byOutcome): number =>
    list.filter(([, own]) => own.every(({ result }) => result === 'ok')).length
  return {
    calls: new Set(judged.map(({ provider, call }) => `${provider} ${call}`)).size,
    outcomes: counting.length,
    kept: keptOf(counting),
    open: open.length,
    openKept: keptOf(open),
  }
}

/** Per cent with one digit, rounded down: 100 is only said where nothing is missing. */
export function percentKept({ outcomes, kept }: Conformance): string {
  return outcomes === 0 ? '–' : `${(Math.floor((kept / outcomes) * 1000) / 10).toFixed(1)} %`
}

export function conformanceLine(conformance: Conformance): string {
  const { calls, outcomes, kept, open, openKept } = conformance
  return `Conformance ${percentKept(conformance)}: ${kept} of ${outcomes} outcomes of ${calls} calls; ${open} more rest on open questions, ${openKept} of them as assumed`
}

/** An outcome is open if Pact's own interaction is; a check of our own that is open leaves it out only where it differs. */
function isOpen(own: readonly Judged[]): boolean {
  return own.some(({ isOpen, check, result }) => isOpen && (check === null || result === 'pending'))
}
