import {
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
} from 'react'
import { useNavigate } from 'react-router-dom'
import type { Role } from '#contracts/roles.ts'
import type { User } from '#contracts/users.ts'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import { useDraftEdit } from '#shared/cards/useDraftEdit.ts'
import { useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { pressedKey } from '#shared/keys/pressed.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { DownIcon, UpIcon } from '#shared/ui/consoleIcons.tsx'
import { IconButton } from '#shared/ui/IconButton.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { Notice } from '#shared/ui/Notice.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { useTabChecks } from '../card/useTabChecks.ts'
import { useUserDraft } from '../card/userDraft.ts'
import { useUserSave } from '../card/useUserSave.tsx'
import { userAddress, type UserTab } from '../paths.ts'
import type { QuickRolesProps } from '#shared/borrow/lentParts.ts'
import { withAssigned } from '../roles/roleChanges.ts'
import { roleLines } from '../roles/roleLines.ts'
import { RolesEdit } from '../roles/RolesSheet.tsx'
import '../card/texts.ts'

/** Runs `go` after a question about unsaved work. */
export type Leave = (go: () => void) => void

type PersonRolesProps = QuickRolesProps &
  Pick<ComponentProps<typeof RolesEdit>, 'headingId' | 'typed' | 'onType'> & {
    user: User
    roles: readonly Role[]
    titles: ReadonlyMap<string, string>
    /** Receives the function that leaves this user. */
    leaveRef: RefObject<Leave>
  }

/** The roles of one user, their changes, and the buttons to save and continue. */
export function PersonRoles(props: PersonRolesProps): ReactElement {
  const { user, roles, titles, leaveRef, place, onPrevious, onNext, nextLabel, onClose } = props
  const { id } = user
  const { t } = useTranslation(['quickRoles', 'cards', 'userCard'])
  const navigate = useNavigate()
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  // The tab of the card with the error that prevents a save.
  const [lacking, setLacking] = useState<UserTab | null>(null)
  const draft = useUserDraft(user)
  const { form, sets } = draft
  const checks = useTabChecks({
    id,
    draft,
    showField: () => setLacking('datos'),
    async checkFields(fields) {
      await form.trigger(fields)
      const isWrong = fields.some((field) => form.getFieldState(field).error)
      if (isWrong) setLacking('datos')
      return !isWrong
    },
    onDeleted: () => {},
  })
  const saving = useUserSave({ id, draft, checks, showTab: setLacking })
  const { question, guard, afterSave } = useLeaveGuard({
    isDirty: draft.isDirty,
    isTab: () => false,
    asksOnTabs: false,
    checkTab: null,
    save: () => saving.save({ review: 'never' }),
    discard: draft.restore,
    changes: saving.changes,
    isSaving: saving.isBusy,
    isDialog: true,
  })
  useLayoutEffect(() => {
    leaveRef.current = guard
    return () => {
      leaveRef.current = (go) => go()
    }
  })
  const lines = useMemo(() => roleLines(roles, titles), [roles, titles])
  const edit = useDraftEdit(sets.roles, (changes) => draft.change('roles', changes))
  function assign(role: Role, assigned: boolean): void {
    if (saving.isWorking || props.isGoing) return
    if (draft.base === null) draft.beginEdit()
    setLacking(null)
    edit((changes) => withAssigned([role], changes, assigned))
  }

  const reason = readOnly ?? offline ?? (sets.roles.size === 0 ? t('quickRoles:unchanged') : undefined)
  const latestSave = useLatest(save)
  async function save(goesOn: boolean): Promise<void> {
    if (reason !== undefined) return
    setLacking(null)
    // The list already shows the changes.
    const isSaved = await saving.save({ review: 'never', again: () => void latestSave.current(goesOn) })
    afterSave(isSaved, (goesOn && onNext) || onClose)
  }

  function press(event: KeyboardEvent): void {
    const key = pressedKey(event.nativeEvent)
    const isEnter = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.repeat
    if (key === 'Mod+S') void save(false)
    else if (isEnter && sets.roles.size > 0) void save(true)
    else if (isEnter) onNext?.()
    else return
    event.preventDefault()
  }

  return (
    <>
      <RolesEdit
        headingId={props.headingId}
        lines={lines}
        changes={sets.roles}
        onAssign={assign}
        typed={props.typed}
        onType={props.onType}
        hint={t('quickRoles:hint')}
        notice={props.notice}
        problem={
          lacking && (
            <Notice
              kind="warning"
              action={
                <LinkButton
                  onClick={() =>
                    guard(() => {
                      onClose()
                      void navigate(userAddress.path(id, lacking))
                    })
                  }
                >
                  {t('quickRoles:openCard')}
                </LinkButton>
              }
            >
              {t(lacking === 'empresas' ? 'quickRoles:lacksPrincipal' : 'quickRoles:lacksData')}
            </Notice>
          )
        }
        gains={saving.note()}
        onKeyDown={press}
      >
        {place && (
          <>
            <IconButton
              label={t('cards:previousRecord')}
              icon={<UpIcon size={18} />}
              reason={onPrevious ? undefined : t('cards:firstOfList')}
              onClick={() => onPrevious && guard(onPrevious)}
            />
            <IconButton
              label={t('cards:nextRecord')}
              icon={<DownIcon size={18} />}
              reason={onNext ? undefined : t('cards:lastOfList')}
              onClick={() => onNext && guard(onNext)}
            />
            <span className="grow muted small numbers">{place}</span>
          </>
        )}
        <ReasonButton
          tone={onNext ? 'secondary' : 'primary'}
          reason={reason}
          busy={saving.isWorking}
          onClick={() => void save(false)}
        >
          {t('cards:save')}
        </ReasonButton>
        {onNext && (
          <ReasonButton reason={reason} busy={saving.isWorking} onClick={() => void save(true)}>
            {nextLabel ?? t('cards:saveNext')}
          </ReasonButton>
        )}
      </RolesEdit>
      {saving.dialog}
      {question && (
        <LeaveDialog
          title={t('userCard:unsaved')}
          question={question}
          changes={saving.changes()}
          note={saving.note()}
          refusal={readOnly ?? offline}
        />
      )}
    </>
  )
}
