import { log } from './log.ts'

/** Copies a text; false if the clipboard is missing, as on plain http, or denied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    log('a text could not be copied')
    return false
  }
}
