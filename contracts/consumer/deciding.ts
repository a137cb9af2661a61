/** Fields whose value decides what the portal does. */
export const deciding: ReadonlySet<string> = new Set([
  'informationCode',
  'responseStat',
  'isBlocked',
  'isMaintenance',
  'isFreeTrial',
  'failedAttempts',
  'stateName',
])
