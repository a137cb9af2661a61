import { useRef, useState } from 'react'
import type { FileProblem } from './read/fileProblem.ts'
import { readBytes, readPasted, sizeProblem, type ReadFile } from './read/readBytes.ts'

export type FileState = {
  problem: FileProblem | { code: 'unreadable'; values?: undefined } | null
  isReading: boolean
  takeFile: (file: File) => Promise<void>
  takeText: (text: string) => void
}

/** Reads what was chosen, dropped or pasted; the last one counts. */
export function useFile(onRead: (file: ReadFile) => void): FileState {
  const [problem, setProblem] = useState<FileState['problem']>(null)
  const [isReading, setReading] = useState(false)
  const latest = useRef(0)

  function take(read: ReadFile | NonNullable<FileState['problem']>): void {
    setReading(false)
    if ('code' in read) return setProblem(read)
    setProblem(null)
    onRead(read)
  }
  async function takeFile(file: File): Promise<void> {
    const attempt = ++latest.current
    const tooMuch = sizeProblem(file.size)
    if (tooMuch) return take(tooMuch)
    setReading(true)
    const bytes = await file.arrayBuffer().catch(() => null)
    // Another one was chosen meanwhile.
    if (attempt !== latest.current) return
    take(bytes ? readBytes(file.name, new Uint8Array(bytes)) : { code: 'unreadable' })
  }
  return {
    problem,
    isReading,
    takeFile,
    takeText(text) {
      latest.current += 1
      take(readPasted(text))
    },
  }
}
