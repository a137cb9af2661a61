import { useState } from 'react'
import { referenceText, type ApiError } from '#shared/api/apiError.ts'
import { log } from '#shared/browser/log.ts'

/** Copies everything worth telling about a failure, and says whether that has been done. */
export function useCopiedReference(error: ApiError): { isCopied: boolean; copy: () => void } {
  const [copied, setCopied] = useState<ApiError | null>(null)
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(referenceText(error))
      setCopied(error)
    } catch {
      log('the reference could not be copied')
    }
  }
  return { isCopied: copied === error, copy: () => void copy() }
}
