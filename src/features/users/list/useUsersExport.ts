import { useTranslation } from 'react-i18next'
import type { UserRow } from '#contracts/users.ts'
import { isActive } from '#shared/lib/activeState.ts'
import type { Collect } from '#shared/list/useCollecting.ts'
import { useCsvExport } from '#shared/list/useCsvExport.ts'
import '../usersTexts.ts'

const texts = ['userName', 'names', 'surnames', 'document', 'email'] as const satisfies (keyof UserRow)[]
const columns = [...texts, 'state'] as const

/** Every user that a search finds, as `usuarios.csv`. */
export function useUsersExport() {
  const { t } = useTranslation(['users', 'list'])
  const { state, start, cancel } = useCsvExport('usuarios.csv')

  const startUsers = (collect: Collect<readonly UserRow[]>): Promise<void> =>
    start(async (signal, onProgress) => {
      const collected = await collect(signal, onProgress)
      if ('error' in collected) return collected
      const head = columns.map((column) => t(`users:columns.${column}`))
      const lines = collected.value.map((user) => [
        ...texts.map((column) => user[column]),
        t(isActive(user.idstate) ? 'list:active' : 'list:inactive'),
      ])
      return { value: [head, ...lines] }
    })

  return { state, start: startUsers, cancel }
}
