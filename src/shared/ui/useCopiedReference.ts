import { referenceText, type ApiError } from '#shared/api/apiError.ts'
import { useCopiedText } from './useCopiedText.ts'

/** Copies everything worth telling about a failure, and says whether that has been done. */
export function useCopiedReference(error: ApiError): ReturnType<typeof useCopiedText> {
  return useCopiedText(referenceText(error))
}
