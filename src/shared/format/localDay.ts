/** Local date in ISO format; time in ms. */
export function localDay(time: number): string {
  const then = new Date(time)
  const [month, day] = [then.getMonth() + 1, then.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${then.getFullYear()}-${month}-${day}`
}
