import type { Mutant } from '../mutation/mutant.ts'

/** One of each kind that tests used to miss. */
export const mutants: readonly Mutant[] = [
  {
    id: 'E02',
    file: 'src/shared/session/refresh.ts',
    from: "  if (epoch !== sessionEpoch()) return { error: sessionGone(refreshEndpoint.id) }\n  if ('error'",
    to: "  if ('error'",
    suffers:
      'Whoever signs out while tokens are renewed has tokens again; the next person at the tab is them.',
  },
  {
    id: 'R03',
    file: 'src/features/roles/card/roleParts.ts',
    from: '                ...[...visible.keys()].map((name) => [name, true] as const),\n                ...visibleIn(access),',
    to: '                ...visibleIn(access),\n                ...[...visible.keys()].map((name) => [name, true] as const),',
    suffers: 'A hidden application made visible again is told as modified, and nothing is sent.',
  },
  {
    id: 'P04',
    file: 'src/features/privileges/api.ts',
    from: 'rows.length === (result.records ?? []).length',
    to: 'rows.length <= (result.records ?? []).length',
    suffers: 'A privilege that cannot be read is taken from the role by its next save.',
  },
  {
    id: 'C04',
    file: 'src/shared/cards/useSwitchAction.tsx',
    from: 'onSwitch(turnsOn)',
    to: 'onSwitch(!isOn)',
    suffers: 'The card asks whether to switch off; a colleague was faster, and the answer switches on.',
  },
  {
    id: 'F01',
    file: 'src/shared/fields/formResolver.ts',
    from: "base[one] !== '' && base[one] !== null &&",
    to: "base[one] !== '' &&",
    suffers: 'A required number that was stored as null is saved empty.',
  },
  {
    id: 'H07',
    file: 'src/features/auth/activation/activation.ts',
    from: 'stored?.user === user && Date',
    to: 'stored && Date',
    suffers: 'The second person at a tab within a minute is told of an e-mail that was never sent.',
  },
  {
    id: 'L01',
    file: 'src/shared/list/useRowActions.ts',
    from: '    running.current.delete(row.id)\n',
    to: '    running.current.clear()\n',
    suffers: 'The switch of a row can be pressed again while it is sent, once any other row is answered.',
  },
  {
    id: 'T03',
    file: 'src/features/notifications/variables/fitVariables.ts',
    from: 'one.name === name && one.type === type && !taken.has(place)',
    to: 'one.name === name && one.type === type',
    suffers: 'Of two variables of one name the second loses its value without a word.',
  },
  {
    id: 'A02',
    file: 'src/features/applications/settingsApi.ts',
    from: "invalidatesTags: ['application', 'company', 'role', 'user']",
    to: "invalidatesTags: ['application']",
    suffers: 'After a rename the old name stands in users, roles and companies for up to a minute.',
  },
  {
    id: 'K11',
    file: 'mock-server/services/menus.ts',
    from: 'item.children ? { ...item, children: keep(item.children) } : item',
    to: 'item',
    suffers: 'A tester sees entries of the drawer that the person has no privilege for.',
  },
]
