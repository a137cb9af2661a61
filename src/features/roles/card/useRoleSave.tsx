import type { ReactNode } from 'react'
import { namesInWords } from '#shared/texts/namesInWords.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { createRole, modifyRole, type Role } from '#contracts/roles.ts'
import { privilegesApi } from '#features/privileges/api.ts'
import { type Found, useCached } from '#shared/api/reads.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import { accessTable, type CardContent } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { AccessChanges } from '#shared/cards/AccessChanges.tsx'
import { findByName, type UniqueName } from '#shared/cards/uniqueName.ts'
import { useCardSave, type CardSave } from '#shared/cards/useCardSave.tsx'
import { lacksPrivilege, lostApplications, type AccessEdits, type RoleAccess } from '../access/roleAccess.ts'
import { rolesApi } from '../api.ts'
import {
  privilegeChanges,
  roleCardForm,
  toForm,
  type RoleForm,
  mergeLoadedAccess,
  roleParts,
  type StoredRole,
} from './form.ts'
import { roleAddress, readRole, readRoles, toBody } from '../rules.ts'

type Content = CardContent<RoleForm, AccessEdits>

type RoleSaveOptions = {
  /** Null for a new one. */
  role: Role | null
  draft: CardDraft<RoleForm, AccessEdits>
  uniqueName: UniqueName
  titleOf: (name: string) => string
  check: () => Promise<boolean>
  /** Shows the tab 'Aplicaciones' and an error: the role would have no privilege. */
  requirePrivilege: (access: readonly RoleAccess[]) => void
}

const newRole: Role = { id: 0, name: '', idstate: 0 }

/** Saves a role: read, compare, send, report. */
export function useRoleSave(options: RoleSaveOptions): CardSave {
  const { role, draft, uniqueName, titleOf, check, requirePrivilege } = options
  const isNew = role === null
  const id = role?.id ?? 0
  const { t } = useTranslation(['roleCard', 'list'])
  const dispatch = useDispatch<Dispatch>()
  const cached = useCached()
  const [create] = rolesApi.useCreateRoleMutation()
  const [modify] = rolesApi.useModifyRoleMutation()

  /** The part of the role that is in the cache. */
  function readSoFar() {
    const rol = String(id)
    const own = cached(privilegesApi.endpoints.listApplicationsOfRole, { rol }) ?? []
    return own.map(({ name, isVisible }) => {
      const privileges = cached(privilegesApi.endpoints.listPrivilegesOfRole, { rol, application: name })
      return { name, isVisible, isLoaded: privileges !== undefined, privileges: privileges ?? [] }
    })
  }

  function shown(): Pick<StoredRole, 'role' | 'access' | 'loadedIn'> {
    const access = readSoFar()
    return { role, access, loadedIn: new Set(access.flatMap(({ name, isLoaded }) => (isLoaded ? name : []))) }
  }

  async function read() {
    // Reading the role again puts every application in the cache.
    const { loadedIn } = shown()
    const answer = await readRole(dispatch, id)
    return 'error' in answer ? answer : { data: { ...answer.data, loadedIn } }
  }

  function note(): ReactNode {
    const lost = lostApplications(readSoFar(), draft.sets).map(titleOf)
    return (
      <>
        <AccessChanges
          title={t('roleCard:changesAccess')}
          changes={privilegeChanges(draft.sets.privileges, titleOf)}
        />
        {lost.length > 0 && <span>{t('roleCard:leaves', { names: namesInWords(lost) })}</span>}
      </>
    )
  }

  function recheck({ access, all }: StoredRole, { values, sets }: Content): boolean {
    if (!uniqueName.recheck(values.name, all)) return false
    if (!lacksPrivilege(access, sets, isNew)) return true
    requirePrivilege(access)
    return false
  }

  function send({ role: stored, access }: StoredRole, { values, sets }: Content) {
    const body = toBody(stored ?? newRole, access, values, sets)
    return isNew ? create({ body }) : modify({ body })
  }

  async function lookUpNew({ values }: Content, compare: (stored: StoredRole) => Found): Promise<Found> {
    const list = await readRoles(dispatch)
    if ('error' in list) return 'unknown'
    const made = findByName(values.name, list.data)
    if (!made) return 'notDone'
    const stored = await readRole(dispatch, made.id)
    return 'error' in stored ? 'unknown' : compare({ ...stored.data, loadedIn: new Set() })
  }

  return useCardSave<RoleForm, AccessEdits, StoredRole>({
    draft,
    tags: ['role', 'user'],
    check,
    recheck,
    read,
    shown,
    mergeLoaded: mergeLoadedAccess,
    formOf: ({ role: stored }) => stored && toForm(stored),
    parts: roleParts(titleOf, t),
    access: accessTable.roles,
    send,
    lookUpNew,
    onRefused: uniqueName.onRefused,
    record: {
      id,
      address: roleAddress,
      nameInForm: (values) => roleCardForm.tidy(values).name,
      calls: { create: createRole.id, modify: modifyRole.id },
      isDeletable: false,
    },
    note,
    texts: {
      gone: t('roleCard:notFound'),
      saved: () => t(isNew ? 'roleCard:created' : 'roleCard:modified'),
    },
  })
}
