export type Killer = { file: string; title: string }

/** The first test that failed, as jest prints it; null when none did. */
export function killerOf(output: string): Killer | null {
  const file = /^FAIL (\S+)/m.exec(output)?.[1]
  const title = /^\s+● (.+)$/m.exec(output)?.[1]
  return file === undefined ? null : { file, title: title?.trim() ?? '' }
}
