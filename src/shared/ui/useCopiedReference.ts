import { referenceText, type ApiError } from '#shared/api/apiError.ts'
import { useCopiedText } from './useCopiedText.ts'

/** Copies the reference text of a failure; returns whether it was copied. */
export function useCopiedReference(error: ApiError): ReturnType<typeof useCopiedText> {
  return useCopiedText(referenceText(error))
}
