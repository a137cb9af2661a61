import { log } from './log.ts'

/** Copies a text; false where the browser has no clipboard, as on plain http, or refuses it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    log('a text could not be copied')
    return false
  }
}
