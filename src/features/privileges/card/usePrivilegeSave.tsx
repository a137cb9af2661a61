import { useTranslation } from '#shared/texts/useTranslation.ts'
import { useDispatch } from 'react-redux'
import { createPrivilege, modifyPrivilege } from '#contracts/privileges.ts'
import type { Dispatch } from '#shared/api/createStore.ts'
import type { Found } from '#shared/api/reads.ts'
import { Borrowed } from '#shared/borrow/Borrowed.tsx'
import { accessTable, membersAfter, type CardContent } from '#shared/cards/cardParts.ts'
import type { CardDraft } from '#shared/cards/useCardDraft.ts'
import { findByName, type UniqueName } from '#shared/cards/uniqueName.ts'
import { useCardSave, type CardSave } from '#shared/cards/useCardSave.tsx'
import { privilegesApi } from '../api.ts'
import { privilegeCardForm, privilegeParts, toForm, type PrivilegeForm, type PrivilegeSets } from './form.ts'
import {
  privilegeAddress,
  readPrivilege,
  readPrivileges,
  toBody,
  type PrivilegeAndList,
  type PrivilegeWithApplications,
} from '../rules.ts'

type Content = CardContent<PrivilegeForm, PrivilegeSets>

type PrivilegeSaveOptions = {
  /** Null for a new one. */
  privilege: PrivilegeWithApplications | null
  draft: CardDraft<PrivilegeForm, PrivilegeSets>
  uniqueName: UniqueName
  titleOf: (name: string) => string
  check: () => Promise<boolean>
  /** Shows and focuses the error of a privilege without applications. */
  requireApplication: () => void
}

/** Saves a privilege: read, compare, send, report. */
export function usePrivilegeSave(options: PrivilegeSaveOptions): CardSave {
  const { privilege, draft, uniqueName, titleOf, check, requireApplication } = options
  const isNew = privilege === null
  const { t } = useTranslation(['privilegeCard', 'privileges', 'list'])
  const dispatch = useDispatch<Dispatch>()
  const [create] = privilegesApi.useCreatePrivilegeMutation()
  const [modify] = privilegesApi.useModifyPrivilegeMutation()

  function recheck({ privilege: stored, all }: PrivilegeAndList, { values, sets }: Content): boolean {
    if (!uniqueName.recheck(values.name, all)) return false
    if (membersAfter(stored?.application ?? [], sets.applications).length > 0) return true
    requireApplication()
    return false
  }

  function send({ privilege: stored }: PrivilegeAndList, { values, sets }: Content) {
    const application = membersAfter(stored?.application ?? [], sets.applications)
    const { idstate, ...fields } = values
    if (!stored) return create({ body: { ...fields, application } })
    return modify({ body: toBody(stored, { ...fields, idstate, name: stored.name, application }) })
  }

  function note() {
    if (isNew) return null
    const removed = [...draft.sets.applications].flatMap(([name, isMember]) => (isMember ? [] : name))
    return removed.length > 0 && <Borrowed part="LostRoles" name={privilege.name} application={removed} />
  }

  async function lookUpNew(
    { values }: Content,
    compare: (stored: PrivilegeAndList) => Found,
  ): Promise<Found> {
    const list = await readPrivileges(dispatch)
    if ('error' in list) return 'unknown'
    const made = findByName(values.name, list.data)
    if (!made) return 'notDone'
    const stored = await readPrivilege(dispatch, made.id)
    return 'error' in stored ? 'unknown' : compare(stored.data)
  }

  return useCardSave<PrivilegeForm, PrivilegeSets, PrivilegeAndList>({
    draft,
    tags: ['privilege', 'role'],
    check,
    recheck,
    read: () => readPrivilege(dispatch, privilege?.id ?? 0),
    shown: () => ({ privilege }),
    formOf: ({ privilege: stored }) => stored && toForm(stored),
    parts: privilegeParts(titleOf, t),
    access: accessTable.privileges,
    send,
    lookUpNew,
    onRefused: uniqueName.onRefused,
    record: {
      id: privilege?.id ?? 0,
      address: privilegeAddress,
      nameInForm: (values) => privilegeCardForm.tidy(values).name,
      calls: { create: createPrivilege.id, modify: modifyPrivilege.id },
      isDeletable: false,
    },
    note,
    texts: {
      gone: t('privilegeCard:notFound'),
      saved: () => t(isNew ? 'privilegeCard:created' : 'privileges:modified'),
    },
  })
}
