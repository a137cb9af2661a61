import { useState } from 'react'
import { log } from '#shared/browser/log.ts'

/** Copies a text, and says whether that has been done. */
export function useCopiedText(text: string): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string | null>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(text)
    } catch {
      log('the reference could not be copied')
    }
  }
  return { isCopied: copied === text, copy: () => void copy() }
}
