import { useState } from 'react'
import { copyText } from '#shared/browser/clipboard.ts'

/** Copies a text; returns whether it was copied. */
export function useCopiedText(text: string): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<string | null>(null)
  async function copy(): Promise<void> {
    if (await copyText(text)) setCopied(text)
  }
  return { isCopied: copied === text, copy: () => void copy() }
}
