import { useCallback, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import type { UserRow } from '#contracts/users.ts'
import type { ApiError } from '#shared/api/apiError.ts'
import type { Store } from '#shared/api/createStore.ts'
import { isActive } from '#shared/lib/activeState.ts'
import { toCsv } from '#shared/lib/csv.ts'
import { saveFile } from '#shared/lib/saveFile.ts'
import { usersApi } from '../api.ts'
import '../usersTexts.ts'
import { collectUsers } from './collectUsers.ts'
import { wireInput, type UsersQuestion } from './wireInput.ts'

export type ExportState =
  | { phase: 'idle' }
  | { phase: 'running'; done: number; total: number | null }
  | { phase: 'failed'; error: ApiError | 'changed' }

/** Every row of a search as `usuarios.csv`, whole or not at all; one at a time (D4, hardening T18). */
export function useExport() {
  const { t } = useTranslation(['users', 'list'])
  const dispatch = useDispatch<Store['dispatch']>()
  const [state, setState] = useState<ExportState>({ phase: 'idle' })
  const running = useRef<{ abort: () => void } | null>(null)

  const cancel = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState({ phase: 'idle' })
  }, [])
  // Whoever leaves the list takes back what was asked.
  useEffect(() => () => running.current?.abort(), [])

  async function start(question: UsersQuestion): Promise<void> {
    if (running.current) return
    const calls = new Set<{ abort: () => void }>()
    const own = { abort: () => calls.forEach((call) => call.abort()) }
    running.current = own
    setState({ phase: 'running', done: 0, total: null })
    const collected = await collectUsers<ApiError>(
      async (wirePage) => {
        if (running.current !== own) return { error: cancelled }
        const call = dispatch(
          usersApi.endpoints.listUsers.initiate(wireInput(question, wirePage), {
            subscribe: false,
            forceRefetch: true,
          }),
        )
        calls.add(call)
        const { data, error } = await call
        calls.delete(call)
        return data ? { data } : { error: error as ApiError }
      },
      (done, total) => running.current === own && setState({ phase: 'running', done, total }),
    )
    if (running.current !== own) return
    running.current = null
    if ('error' in collected) return setState({ phase: 'failed', error: collected.error })
    setState({ phase: 'idle' })
    const lines = [
      ...[columns.map((column) => t(`users:columns.${column}`))],
      ...collected.users.map((user) => [
        ...texts.map((column) => user[column]),
        t(isActive(user.idstate) ? 'list:active' : 'list:inactive'),
      ]),
    ]
    saveFile('usuarios.csv', toCsv(lines), 'text/csv;charset=utf-8')
  }

  return { state, start, cancel }
}

const texts = ['userName', 'names', 'surnames', 'document', 'email'] as const satisfies (keyof UserRow)[]
const columns = [...texts, 'state'] as const

/** Nobody reads it: whoever cancelled has moved on. */
const cancelled: ApiError = { kind: 'network', call: 'listUsers', message: null, at: 0 }
