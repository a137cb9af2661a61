import { useCallback, useEffect, useState } from 'react'
import type { DocumentType } from '#contracts/certificates.ts'

export type DocumentTypes = {
  list: readonly DocumentType[]
  state: 'loading' | 'failed' | 'ready'
  retry: () => void
}

/** The document types of the application; a failure can be asked again. */
export function useDocumentTypes(): DocumentTypes {
  const [list, setList] = useState<readonly DocumentType[] | null | 'loading'>('loading')

  const read = useCallback(async () => {
    try {
      const { readDocumentTypes } = await import('./certificateServices.ts')
      return await readDocumentTypes()
    } catch {
      return null
    }
  }, [])

  useEffect(() => {
    let isHere = true
    void read().then((types) => isHere && setList(types))
    return () => {
      isHere = false
    }
  }, [read])

  function retry(): void {
    setList('loading')
    void read().then(setList)
  }
  if (list === 'loading') return { list: [], state: 'loading', retry }
  return { list: list ?? [], state: list ? 'ready' : 'failed', retry }
}
