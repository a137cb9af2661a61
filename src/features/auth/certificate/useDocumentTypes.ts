import type { DocumentType } from '#contracts/certificates.ts'
import { unreached, type ApiError } from '#shared/api/apiError.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import type { Answered } from './certificateCalls.ts'

export type DocumentTypes = {
  list: readonly DocumentType[]
  isLoading: boolean
  failure: ApiError | null
  retry: () => void
}

/** The document types of the application, with a retry after a failure. */
export function useDocumentTypes(): DocumentTypes {
  const { answer, retry } = useAnswer(askForTypes)
  return {
    list: answer && 'value' in answer ? answer.value : [],
    isLoading: answer === null,
    failure: answer && 'refusal' in answer ? answer.refusal : null,
    retry,
  }
}

async function askForTypes(): Promise<Answered<DocumentType[]>> {
  try {
    const { readDocumentTypes } = await import('./certificateCalls.ts')
    return await readDocumentTypes()
  } catch {
    return { refusal: unreached('getDocumentTypes') }
  }
}
