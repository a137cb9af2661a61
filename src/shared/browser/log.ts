/** A line for whoever looks into the browser's console; never secrets, never what people typed. */
export function log(line: string): void {
  // eslint-disable-next-line no-console -- the one place that writes there
  console.info(`portal: ${line}`)
}
