import { useMemo, useState } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { fullName } from '#shared/records/fullName.ts'
import { cardPath } from '#shared/resources/defineResource.ts'
import { listResources, resources } from '#shared/resources/resources.ts'
import { selectHasChanges, showChanges } from '#shared/changes/changes.ts'
import { lookChoice, schemeOf } from '#shared/browser/look.ts'
import { recentRecords } from '#shared/records/recent.ts'
import { searchText } from '#shared/list/listParams.ts'
import { readSession } from '#shared/session/tokens.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { hasChoiceOfLook } from '#themes/applyTheme.ts'
import { useTheme } from '#themes/ThemeContext.ts'
import { openShellDialog } from '../shellDialog.ts'
import { findable, rank, type Entry, type Findable } from './entries.ts'
import { readPasted } from './pasted.ts'
import { placeActions } from './placeActions.ts'
import type { FoundPeople } from './useFoundPeople.ts'

type Sources = { typed: string; people: FoundPeople; records: readonly Findable[] }

/** The palette's entries for the typed text. */
export function usePaletteEntries({ typed, people, records }: Sources): Entry[] {
  const { t } = useTranslation('palette')
  const fixed = useFixedEntries()
  const pasted = usePastedEntries(typed)
  const found = useMemo(
    () =>
      people.users.map((user) =>
        findable({
          id: cardPath('users', user.id),
          kind: 'person',
          name: fullName(user) ?? user.userName,
          about: [serverText(user.userName), serverText(user.email)].filter(Boolean).join(' · '),
          does: { path: cardPath('users', user.id) },
          person: user.id,
        }),
      ),
    [people.users],
  )
  return useMemo(() => {
    const all = [...fixed, ...(typed.trim() === '' ? [] : [...found, ...records])]
    const ranked = rank(typed, all, ({ kind }) => kind === 'person')
    // A recent person appears only once.
    const shown = new Set<string>()
    const entries = [...pasted, ...ranked].filter(({ id }) => !shown.has(id) && shown.add(id))
    const hidden = people.total - found.filter(({ id }) => shown.has(id)).length
    if (people.total === 0 || hidden === 0) return entries
    return entries.toSpliced(entries.findLastIndex(({ kind }) => kind === 'person') + 1, 0, {
      id: 'everybody',
      kind: 'person',
      name: t('allPeople', { count: people.total }),
      does: { path: `/users?${new URLSearchParams({ search: searchText(typed) })}` },
      count: hidden,
    })
  }, [fixed, found, people.total, records, pasted, t, typed])
}

/** Entries without a search: actions of the screen, recent records, and screens. */
function useFixedEntries(): readonly Findable[] {
  const { t } = useTranslation(['palette', 'home'])
  const hasChanges = useSelector(selectHasChanges)
  const theme = useTheme()
  const [atOpening] = useState(() => ({
    offered: placeActions(),
    recent: recentRecords(readSession()?.claims.userId ?? ''),
  }))
  return useMemo(() => {
    const isDark = schemeOf(lookChoice.read()) === 'dark'
    const action = (id: string, name: string, does: Entry['does']): Entry => ({
      id,
      kind: 'action',
      name,
      does,
    })
    const entries: Entry[] = [
      ...atOpening.offered.map(({ name, run }, at) => action(`here ${at}`, name, { run })),
      ...(hasChanges ? [action('changes', t('palette:changes'), { run: () => showChanges(true) })] : []),
      ...atOpening.recent.map(({ path, name, about }): Entry => ({
        id: path,
        kind: 'recent',
        name,
        about,
        does: { path },
        ...personAt(path),
      })),
      { id: '/', kind: 'screen', name: t('home:title'), does: { path: '/' } },
      ...resources.map(({ id, path }): Entry => ({
        id: path,
        kind: 'screen',
        name: t(`home:${id}.title`),
        does: { path },
      })),
      ...listResources.map(({ id }) =>
        action(cardPath(id, 'new'), t(`palette:create.${id}`), { path: cardPath(id, 'new') }),
      ),
      ...(hasChoiceOfLook(theme)
        ? [
            action('look', t(isDark ? 'palette:light' : 'palette:dark'), {
              run: () => lookChoice.choose(isDark ? 'light' : 'dark'),
            }),
          ]
        : []),
      action('tasks', t('palette:tasks'), { run: openTasks }),
      action('keys', t('palette:keys'), { run: () => openShellDialog('keys') }),
      action('/logout', t('palette:signOut'), { path: '/logout' }),
    ]
    // An action of the screen replaces a general one with the same name.
    const offered = new Set(atOpening.offered.map(({ name }) => name))
    return entries
      .filter(({ id, kind, name }) => kind !== 'action' || id.startsWith('here ') || !offered.has(name))
      .map(findable)
  }, [t, hasChanges, theme, atOpening])
}

function openTasks(): void {
  // If the chunk fails to load, there are no tasks to show.
  import(/* webpackChunkName: "tasks" */ '#shared/tasks/tasks.ts').then(
    ({ showTasks }) => showTasks(true),
    () => {},
  )
}

/** The user id in a recent address, if it is a user card. */
function personAt(path: string): { person?: number } {
  const id = /^\/users\/(\d+)$/.exec(path)?.[1]
  return id === undefined ? {} : { person: Number(id) }
}

/** Entries for a pasted address or id; an id may belong to any kind of record. */
function usePastedEntries(typed: string): readonly Entry[] {
  const { t } = useTranslation('palette')
  return useMemo(() => {
    const pasted = readPasted(typed, window.location.origin)
    if (pasted === null) return []
    if ('path' in pasted)
      return [
        { id: pasted.path, kind: 'direct', name: t('openAddress', { path: pasted.path }), does: pasted },
      ]
    return listResources.map(({ id }) => ({
      id: cardPath(id, pasted.id),
      kind: 'direct',
      name: t(`records.${id}`, { id: String(pasted.id) }),
      does: { path: cardPath(id, pasted.id) },
    }))
  }, [typed, t])
}
