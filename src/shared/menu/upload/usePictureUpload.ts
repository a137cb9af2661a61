import { useEffect, useRef, useState } from 'react'
import type { UploadBody } from '#contracts/suite-items.ts'
import { outcome } from '#shared/api/apiError.ts'
import { callProblem, type CallProblem } from '#shared/api/write.ts'
import { log } from '#shared/browser/log.ts'
import { base64Of, dataUrlOf } from './dataUrl.ts'
import { percentAfter, progressRestMs, progressStepMs } from './progress.ts'

/** Uploads a picture and returns its path. */
export type SendPicture = (body: UploadBody) => Promise<{ data?: string | undefined; error?: unknown }>

/** Problem of an upload; `unreadable`: the file was removed or changed after it was chosen. */
type UploadProblem = CallProblem | 'unreadable'

/** Reads a file as a data URL. */
type ReadFile = (file: File) => Promise<string>

export type PictureUpload = {
  /** Shown percentage, null for none. 100 only after the answer, even a refusal. */
  percent: number | null
  isSending: boolean
  problem: UploadProblem | null
  /** Returns the path of the picture; null if it failed. A file is sent only once. */
  upload: (file: File, applicationName: string, read?: ReadFile) => Promise<string | null>
  /** Resets for another file: drops problem and pending answer. */
  forget: () => void
}

/** Uploads one picture with an estimated progress (SUI-13, SUI-14, CLM-05). Logs a failure (CER-11). */
export function usePictureUpload(send: SendPicture): PictureUpload {
  const [percent, setPercent] = useState<number | null>(null)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<UploadProblem | null>(null)
  /** Number of the current attempt, to ignore answers of earlier ones. */
  const attempts = useRef(0)
  const kept = useRef<{ file: File; application: string; path: string } | null>(null)
  const timers = useRef<{ step?: number; rest?: number }>({})

  function stopTimers(): void {
    clearInterval(timers.current.step)
    clearTimeout(timers.current.rest)
  }
  useEffect(() => stopTimers, [])

  function begin(): void {
    stopTimers()
    const since = performance.now()
    setSending(true)
    setProblem(null)
    setPercent(0)
    timers.current.step = window.setInterval(
      () => setPercent(percentAfter(performance.now() - since)),
      progressStepMs,
    )
  }

  function end(found: UploadProblem | null): void {
    stopTimers()
    setSending(false)
    setProblem(found)
    setPercent(100)
    timers.current.rest = window.setTimeout(() => setPercent(null), progressRestMs)
    if (found) log(`a picture was not uploaded: ${reasonOf(found)}`)
  }

  async function upload(file: File, application: string, read: ReadFile = dataUrlOf): Promise<string | null> {
    const before = kept.current
    if (before?.file === file && before.application === application) return before.path
    begin()
    const own = (attempts.current += 1)
    const dataUrl = await read(file).catch(() => null)
    if (own !== attempts.current) return null
    if (dataUrl === null) {
      end('unreadable')
      return null
    }
    const answer = await send({
      ApplicationName: application,
      Extension: '.png',
      ImageBase64: base64Of(dataUrl),
    })
    if (own !== attempts.current) return null
    const found = callProblem(answer)
    end(found)
    if (found || answer.data === undefined) return null
    kept.current = { file, application, path: answer.data }
    return answer.data
  }

  function forget(): void {
    setProblem(null)
    if (!isSending) return
    attempts.current += 1
    stopTimers()
    setSending(false)
    setPercent(null)
  }

  return { percent, isSending, problem, upload, forget }
}

function reasonOf(problem: UploadProblem): string {
  return problem === 'unreadable' ? problem : outcome(problem.error!)
}
