import { useCallback, useEffect, useState } from 'react'
import type { DocumentType } from '#contracts/certificates.ts'
import { unreached, type ApiError } from '#shared/api/apiError.ts'
import type { Outcome } from './certificateServices.ts'

export type DocumentTypes = {
  list: readonly DocumentType[]
  isLoading: boolean
  failure: ApiError | null
  retry: () => void
}

/** The document types of the application; a failure can be asked again. */
export function useDocumentTypes(): DocumentTypes {
  const [read, setRead] = useState<Outcome<DocumentType[]> | null>(null)

  const ask = useCallback(async (): Promise<Outcome<DocumentType[]>> => {
    try {
      const { readDocumentTypes } = await import('./certificateServices.ts')
      return await readDocumentTypes()
    } catch {
      return { refusal: unreached('getDocumentTypes') }
    }
  }, [])

  useEffect(() => {
    let isHere = true
    void ask().then((types) => isHere && setRead(types))
    return () => {
      isHere = false
    }
  }, [ask])

  function retry(): void {
    setRead(null)
    void ask().then(setRead)
  }
  return {
    list: read && 'value' in read ? read.value : [],
    isLoading: read === null,
    failure: read && 'refusal' in read ? read.refusal : null,
    retry,
  }
}
