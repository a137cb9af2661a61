import * as z from 'zod/mini'
import { sessionStore } from '#shared/browser/storage.ts'
import { translateIn } from '#shared/texts/i18n.ts'
import type { Change } from './change.ts'

const key = 'changes'
/** The newest of them; a storage has its limits. */
const mostKept = 50
const t = translateIn('changes')

const keptForm = z.object({
  owner: z.string(),
  changes: z.array(
    z.object({
      call: z.string(),
      title: z.string(),
      name: z.string(),
      path: z.optional(z.string().check(z.regex(/^\/(?!\/)/))),
      differences: z.array(z.object({ label: z.string(), before: z.string(), after: z.string() })),
      at: z.number(),
      isUndone: z.boolean(),
    }),
  ),
})

/** Keeps in words what was changed, for a reload of this tab. */
export function keepChanges(owner: string | null, changes: readonly Change[]): void {
  if (owner === null || changes.length === 0) return sessionStore.remove(key)
  const words = changes.slice(0, mostKept).map(({ call, title, name, path, differences, at, state }) => ({
    ...{ call, ...(path !== undefined && { path }), at },
    title: title(),
    name: name(),
    differences: [...(differences?.() ?? [])],
    isUndone: state.kind === 'undone',
  }))
  sessionStore.set(key, JSON.stringify({ owner, changes: words } satisfies z.input<typeof keptForm>))
}

/** What was changed before a reload. The ways back went with the page, and that is said. */
export function keptChanges(): { owner: string; changes: Omit<Change, 'id'>[] } | null {
  const kept = keptForm.safeParse(parsed(sessionStore.get(key)))
  if (!kept.success) return null
  const { owner, changes } = kept.data
  return {
    owner,
    changes: changes.map(({ call, title, name, path, differences, at, isUndone }) => ({
      ...{ call, at, ...(path !== undefined && { path }) },
      title: () => title,
      name: () => name,
      differences: () => differences,
      undo: { noWay: () => t('reloaded') },
      state: { kind: isUndone ? 'undone' : 'done' },
    })),
  }
}

function parsed(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
