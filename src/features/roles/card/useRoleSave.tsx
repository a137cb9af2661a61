import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { isSuccess } from '#contracts/common.ts'
import type { Role } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { api } from '#shared/api/api.ts'
import type { CallProblem } from '#shared/api/callProblem.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { useCached } from '#shared/api/useCached.ts'
import type { CardContent, CardDraft } from '#shared/cards/useCardDraft.ts'
import { useCardSave, type CardSave } from '#shared/cards/useCardSave.tsx'
import { lacksPrivilege, leftApplications, type AccessSets, type RoleAccess } from '../access/roleAccess.ts'
import { rolesApi } from '../api.ts'
import { isTaken, roleCardForm, toForm, type RoleForm } from '../form.ts'
import { readRole, toBody } from '../readRole.ts'
import '../roleCardTexts.ts'
import { mergeRoleSets, roleParts, type StoredRole } from './roleParts.ts'

type Content = CardContent<RoleForm, AccessSets>

type Options = {
  /** Null for a new one. */
  role: Role | null
  draft: CardDraft<RoleForm, AccessSets>
  titleOf: (name: string) => string
  check: () => Promise<boolean>
  /** Shows the tab of the data, with this below the name. */
  refuseName: (problem: string) => void
  /** Shows the other one, where no privilege is left of what is stored. */
  refuseAccess: (access: readonly RoleAccess[]) => void
}

const newRole: Role = { id: 0, name: '', idstate: 0 }

/** What a save of a role reads, compares, sends and says. */
export function useRoleSave(options: Options): CardSave {
  const { role, draft, titleOf, check, refuseName, refuseAccess } = options
  const isNew = role === null
  const id = role?.id ?? 0
  const { t } = useTranslation(['roleCard', 'list'])
  const dispatch = useDispatch<Dispatch>()
  const cached = useCached()
  const [create] = rolesApi.useCreateRoleMutation()
  const [modify] = rolesApi.useModifyRoleMutation()

  /** What the card has read of the role so far. */
  function readSoFar() {
    const rol = String(id)
    const own = cached(privilegesApi.endpoints.listApplicationsOfRole, { rol }) ?? []
    return own.map(({ name, isVisible }) => {
      const privileges = cached(privilegesApi.endpoints.listPrivilegesOfRole, { rol, application: name })
      return { name, isVisible, isSeen: privileges !== undefined, privileges: privileges ?? [] }
    })
  }

  function shown(): Pick<StoredRole, 'role' | 'access' | 'seen'> {
    const access = readSoFar()
    return { role, access, seen: new Set(access.flatMap(({ name, isSeen }) => (isSeen ? name : []))) }
  }

  async function read() {
    // Every application is in the cache once the role has been read again.
    const { seen } = shown()
    const answer = await readRole(dispatch, id)
    return 'error' in answer ? answer : { value: { ...answer.value, seen } }
  }

  function note(): string | null {
    const left = leftApplications(readSoFar(), draft.sets).map(titleOf)
    return left.length > 0 ? t('roleCard:leaves', { names: left.join(', ') }) : null
  }

  function recheck({ access, all }: StoredRole, { values, sets }: Content): boolean {
    if (isTaken(values.name, all, id)) {
      refuseName('taken')
      return false
    }
    if (!lacksPrivilege(access, sets, isNew)) return true
    refuseAccess(access)
    return false
  }

  function send({ role: stored, access }: StoredRole, { values, sets }: Content) {
    const body = toBody(stored ?? newRole, access, roleCardForm.tidy(values), sets)
    return isNew ? create({ body }) : modify({ body })
  }

  /** Any code but those of a success points at the name (CER-06, G-39). */
  function onRefused({ code, message }: CallProblem): void {
    if (isSuccess(code)) dispatch(api.util.invalidateTags(['role']))
    else if (code !== undefined) refuseName(message ?? 'refused')
  }

  return useCardSave<RoleForm, AccessSets, StoredRole>({
    isNew,
    draft,
    check,
    recheck,
    read,
    shown,
    formOf: ({ role: stored }) => stored && toForm(stored),
    parts: roleParts(titleOf, t),
    mergeSets: mergeRoleSets,
    send,
    onRefused,
    note,
    onUnknown: () => dispatch(api.util.invalidateTags(['role'])),
    texts: {
      gone: t('roleCard:notFound'),
      saved: () => t(isNew ? 'roleCard:created' : 'roleCard:modified'),
    },
  })
}

export function sayAtName(form: UseFormReturn<RoleForm>, message: string): void {
  form.setError('name', { type: 'service', message })
  form.setFocus('name')
}
