import type { DocumentType } from '#contracts/certificates.ts'
import { unreached, type ApiError } from '#shared/api/apiError.ts'
import { useAnswer } from '#shared/hooks/useAnswer.ts'
import type { Read } from '#shared/api/reads.ts'

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
    list: answer && 'data' in answer ? answer.data : [],
    isLoading: answer === null,
    failure: answer && 'error' in answer ? answer.error : null,
    retry,
  }
}

async function askForTypes(): Promise<Read<DocumentType[]>> {
  try {
    const { readDocumentTypes } = await import('./certificateCalls.ts')
    return await readDocumentTypes()
  } catch {
    return { error: unreached('getDocumentTypes') }
  }
}
