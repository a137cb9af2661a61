const parts = /^(-)?P(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+(?:\.\d+)?)S)?)?$/
const msPerPart = [7 * 86_400_000, 86_400_000, 3_600_000, 60_000, 1_000]

/** Milliseconds of an ISO-8601 duration such as PT15M, P2DT1H or -PT30S; null for any other text. */
export function durationMs(text: string): number | null {
  const [matched, sign, ...amounts] = parts.exec(text) ?? []
  if (matched === undefined || amounts.every((amount) => amount === undefined)) return null
  const ms = amounts.reduce((sum, amount, index) => sum + Number(amount ?? 0) * msPerPart[index]!, 0)
  return sign ? -ms : ms
}
