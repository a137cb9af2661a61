/** Logs a line to the browser's console; never pass secrets or typed values. */
export function log(line: string): void {
  // eslint-disable-next-line no-console -- the one place that writes there
  console.info(`portal: ${line}`)
}
