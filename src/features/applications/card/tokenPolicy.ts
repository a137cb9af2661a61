import type { ApplicationField, ApplicationForm } from '../fields.ts'

const unitSeconds: Readonly<Record<string, number>> = { '1': 60, '2': 3600, '3': 86_400 }

/** Lifetime in seconds; `server` is -1, whose meaning is unspecified (CLM-07, G-35); `unset` is empty or invalid. */
export type Life = number | 'server' | 'unset'

export function lifeOf(amount: number | null, unit: string): Life {
  if (amount === -1) return 'server'
  const each = unitSeconds[unit]
  return amount === null || amount < 1 || each === undefined ? 'unset' : amount * each
}

type Lives = { access: Life; refresh: Life; activation: Life; reset: Life }

export function livesOf(form: ApplicationForm): Lives {
  return {
    access: lifeOf(form.amountTime, form.timeUnit),
    refresh: lifeOf(form.refreshTokenExpirationAmountTime, form.refreshTokenExpirationTimeUnit),
    activation: lifeOf(form.userActivateTokenTime, form.userActivateTokenTimeUnit),
    reset: lifeOf(form.assignPasswordTokenTime, form.assignPasswordTokenTimeUnit),
  }
}

/** Two settings that contradict each other: `id` is the key of the text, the first field shows it. */
export type Contradiction = {
  id: 'refreshShort' | 'limitUnused' | 'userAboveAll' | 'refreshAboveAll'
  fields: readonly [ApplicationField, ApplicationField]
}

/** Valid but contradicting settings (beyond 19). */
export function contradictionsIn(form: ApplicationForm): Contradiction[] {
  const { access, refresh } = livesOf(form)
  const { isConcurrentSession, maxConcurrentTokens, maxConcurrentTokensByUser } = form
  const { maxRefreshTokens, maxRefreshTokensByUser } = form
  const rules: readonly (readonly [boolean, Contradiction])[] = [
    [
      typeof access === 'number' && typeof refresh === 'number' && refresh <= access,
      { id: 'refreshShort', fields: ['refreshTokenExpirationAmountTime', 'amountTime'] },
    ],
    [
      !isConcurrentSession && (maxConcurrentTokens ?? 1) > 1,
      { id: 'limitUnused', fields: ['maxConcurrentTokens', 'isConcurrentSession'] },
    ],
    [
      isConcurrentSession && isAbove(maxConcurrentTokensByUser, maxConcurrentTokens),
      { id: 'userAboveAll', fields: ['maxConcurrentTokensByUser', 'maxConcurrentTokens'] },
    ],
    [
      isAbove(maxRefreshTokensByUser, maxRefreshTokens),
      { id: 'refreshAboveAll', fields: ['maxRefreshTokensByUser', 'maxRefreshTokens'] },
    ],
  ]
  return rules.flatMap(([holds, contradiction]) => (holds ? contradiction : []))
}

/** Compares only plain numbers, because the meaning of -1 belongs to the service. */
function isAbove(part: number | null, whole: number | null): boolean {
  return part !== null && whole !== null && whole > 0 && part > whole
}

export type Moment = { id: 'signIn' | 'access' | 'refresh'; at: number }

/** Ends in seconds from the sign-in on, the earliest first. Lifetimes without a number are omitted. */
export function timelineOf({ access, refresh }: Lives): Moment[] {
  const moments: Moment[] = [{ id: 'signIn', at: 0 }]
  if (typeof access === 'number') moments.push({ id: 'access', at: access })
  if (typeof refresh === 'number') moments.push({ id: 'refresh', at: refresh })
  return moments.toSorted((one, other) => one.at - other.at)
}

/** A lifetime in the largest exact unit: 120 minutes are 2 hours, 90 minutes stay minutes. */
export function lifeParts(life: number): { unit: 'minutes' | 'hours' | 'days'; count: number } {
  if (life % 86_400 === 0) return { unit: 'days', count: life / 86_400 }
  return life % 3600 === 0 ? { unit: 'hours', count: life / 3600 } : { unit: 'minutes', count: life / 60 }
}
