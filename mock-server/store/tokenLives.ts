import { tokenUnits } from '#contracts/application-settings.ts'
import { named } from './queries.ts'
import type { Application } from './records.ts'
import { type Tables } from './tables.ts'

const { minutes, hours, days } = tokenUnits
const unitSeconds: Record<number, number> = { [minutes.id]: 60, [hours.id]: 3600, [days.id]: 86_400 }

/** Default lifetimes in seconds, for -1 or an unknown application. */
const ownLives = { access: 3600, refresh: 28_800, activation: 2 * 86_400, reset: 1800 }

/** Token lifetimes of an application, in seconds. */
export function tokenLives({ applications }: Pick<Tables, 'applications'>, appName: string): typeof ownLives {
  const application: Application | undefined = applications.findFirst(named(appName))
  if (!application) return ownLives
  const { amountTime, timeUnit, refreshTokenExpirationAmountTime, refreshTokenExpirationTimeUnit } =
    application
  const { userActivateTokenTime, userActivateTokenTimeUnit } = application
  const { assignPasswordTokenTime, assignPasswordTokenTimeUnit } = application
  return {
    access: seconds(amountTime, timeUnit) ?? ownLives.access,
    refresh: seconds(refreshTokenExpirationAmountTime, refreshTokenExpirationTimeUnit) ?? ownLives.refresh,
    activation: seconds(userActivateTokenTime, userActivateTokenTimeUnit) ?? ownLives.activation,
    reset: seconds(assignPasswordTokenTime, assignPasswordTokenTimeUnit) ?? ownLives.reset,
  }
}

function seconds(amount: number, unit: number): number | null {
  const each = unitSeconds[unit]
  return amount > 0 && each !== undefined ? amount * each : null
}
