import { useId, useRef, useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import { useNavigate } from 'react-router-dom'
import { CardDialog } from '#shared/cards/CardDialog.tsx'
import '#shared/cards/cardSheet.css'
import '#shared/cards/cardTexts.ts'
import { handOver } from '#shared/cards/copy/handedOver.ts'
import { LeaveDialog } from '#shared/cards/LeaveDialog.tsx'
import { storedCardContent } from '#shared/cards/useStoredCardDraft.tsx'
import { useLeaveFreely, useLeaveGuard } from '#shared/cards/useLeaveGuard.ts'
import { tidy } from '#shared/fields/characters.ts'
import { ChoiceSelect } from '#shared/fields/ChoiceSelect.tsx'
import { isEmail } from '#shared/format/isEmail.ts'
import { useLatest } from '#shared/hooks/useLatest.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { serverText } from '#shared/texts/serverText.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { Button } from '#shared/ui/Button.tsx'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'
import { StillWorking } from '#shared/ui/StillWorking.tsx'
import { useOfflineReason } from '#shared/ui/useOfflineReason.ts'
import { fieldText, useKnownChoices } from '../card/useChoices.ts'
import { useDeletedUser } from '../card/useDeletedUser.tsx'
import { useTabChecks } from '../card/useTabChecks.ts'
import { useUserDraft } from '../card/userDraft.ts'
import { useUserFields } from '../card/useUserFields.tsx'
import { useUserSave } from '../card/useUserSave.tsx'
import { noCompanyChanges, withPrincipal } from '../companies/companyChanges.ts'
import type { UserField } from '../card/form.ts'
import { newUserPath, userAddress } from '../paths.ts'
import '../card/texts.ts'
import './invite.css'
import { suggestedNames } from './inviteDefaults.ts'
import { InviteRoles } from './InviteRoles.tsx'
import './inviteTexts.ts'
import { useInviteDefaults } from './useInviteDefaults.ts'

/** Always asked for. */
const askedFields = ['email', 'names', 'surnames', 'document'] as const
/** Asked for only without a usual value. */
const usualFields = ['userName', 'idTypeUser', 'country', 'documentTypeId'] as const

/** Creates a user from what cannot be guessed, by the rules, checks and save of the card. */
export function Invite({ onClose }: { onClose: () => void }): ReactElement {
  const { t } = useTranslation(['invite', 'userCard', 'cards', 'common'])
  const navigate = useNavigate()
  const leaveFreely = useLeaveFreely()
  const readOnly = useReadOnlyReason()
  const offline = useOfflineReason()
  const reason = readOnly ?? offline
  const id = useId()
  const draft = useUserDraft(null)
  const { form, sets } = draft
  const { companies, lacks } = useInviteDefaults(draft)
  const choices = useKnownChoices()
  const [isOpen, setOpen] = useState(false)
  const suggested = useRef({ email: '', name: '', done: Promise.resolve() })

  const deleted = useDeletedUser({ form, showField, replaces: false })
  const checks = useTabChecks({
    id: 0,
    draft,
    showField,
    async checkFields(fields) {
      await form.trigger(fields)
      const wrong = [...askedFields, ...usualFields].find((field) => form.getFieldState(field).error)
      if (wrong) showField(wrong)
      return !wrong
    },
    onDeleted(field, value, user) {
      // The next suggestion is tried.
      if (field === 'email' || value !== suggested.current.name) deleted.show(field, value, user)
    },
  })
  const saving = useUserSave({
    id: 0,
    draft,
    checks,
    showTab(tab) {
      if (tab === 'empresas') flushSync(() => setOpen(true))
      const place = tab === 'empresas' ? `${id}-company` : `${id}-roles`
      document.querySelector<HTMLElement>(`[id="${place}"]:is(input, select), [id="${place}"] input`)?.focus()
    },
  })
  const fields = useUserFields({
    form,
    isReadOnly: saving.isWorking,
    checks: {
      ...checks,
      checkUnique(field) {
        if (field === 'email') void suggestName()
        return checks.checkUnique(field)
      },
    },
  })
  const { question, guard, afterSave } = useLeaveGuard({
    isDirty: () => sets.roles.size > 0 || askedFields.some((field) => tidy(form.getValues(field)) !== ''),
    isTab: () => false,
    asksOnTabs: false,
    checkTab: null,
    save,
    discard: draft.restore,
    changes: saving.changes,
    isSaving: saving.isBusy,
    isDialog: true,
  })
  const latestSend = useLatest(send)

  function showField(field: UserField): void {
    if (usualFields.some((one) => one === field)) flushSync(() => setOpen(true))
    form.setFocus(field)
  }

  /** Fills in the first free user name of a new e-mail, unless another one was typed. */
  function suggestName(): Promise<void> {
    const email = tidy(form.getValues('email'))
    // Once per e-mail: after a lost answer the name may be taken by the user just created.
    if (email !== suggested.current.email) {
      suggested.current.email = email
      suggested.current.done = trySuggested(email)
    }
    return suggested.current.done
  }

  async function trySuggested(email: string): Promise<void> {
    if (form.getValues('userName') !== suggested.current.name) return
    for (const name of suggestedNames(email)) {
      suggested.current.name = name
      form.setValue('userName', name, { shouldDirty: true })
      await form.trigger('userName')
      if ((await checks.checkUnique('userName')) || form.getValues('userName') !== name) return
    }
  }

  async function save(): Promise<boolean> {
    await suggestName()
    return saving.save({
      // The dialog shows what is given.
      review: 'never',
      again: () => void latestSend.current(),
      see: () => void navigate(`${userAddress.list}?sort=newest`),
    })
  }
  async function send(): Promise<void> {
    if (reason === undefined) afterSave(await save(), onClose)
  }

  function openCard(): void {
    if (saving.isBusy) return
    handOver(newUserPath, storedCardContent(draft))
    leaveFreely(() => void navigate(newUserPath))
  }

  const [email, values] = [tidy(form.watch('email')), form.watch()]
  const principal = companies.data?.find((one) => sets.companies.get(one.id)?.principal)
  const usualTexts = [
    ...(['idTypeUser', 'country', 'documentTypeId'] as const).map((field) =>
      serverText(fieldText(field, values, choices(), t)),
    ),
    principal && serverText(principal.name),
    values.userName !== '' && t('invite:asUser', { userName: values.userName }),
  ]

  return (
    <>
      <CardDialog
        title={t('invite:title')}
        lead={isEmail(email) ? t('invite:mailTo', { email }) : t('invite:mail')}
        onDismiss={() => guard(onClose)}
        actions={
          <>
            <span className="grow row">
              <LinkButton onClick={openCard}>{t('invite:fullForm')}</LinkButton>
            </span>
            <Button tone="secondary" onClick={() => guard(onClose)}>
              {t('common:cancel')}
            </Button>
            <ReasonButton reason={reason} busy={saving.isWorking} onClick={() => void send()}>
              {t('invite:send')}
            </ReasonButton>
          </>
        }
      >
        <div className="invite stack gap-3">
          <form
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              void send()
            }}
          >
            <div className="card-grid">
              {fields.email}
              {fields.names}
              {fields.surnames}
              {fields.document}
              {isOpen && fields.userName}
              {(isOpen || lacks.idTypeUser) && fields.idTypeUser}
              {(isOpen || lacks.country) && fields.country}
              {(isOpen || lacks.documentTypeId) && fields.documentTypeId}
              {(isOpen || lacks.company) && companies.data && (
                <ChoiceSelect
                  id={`${id}-company`}
                  label={t('userCard:principal')}
                  isRequired
                  isReadOnly={saving.isWorking}
                  options={companies.data.map((one) => ({
                    value: String(one.id),
                    label: serverText(one.name) ?? String(one.id),
                  }))}
                  value={principal ? String(principal.id) : ''}
                  placeholder={t('cards:choose')}
                  error={checks.problemOf('empresas') && t('userCard:problems.principalRequired')}
                  onChange={(company) =>
                    draft.change(
                      'companies',
                      company === ''
                        ? noCompanyChanges
                        : withPrincipal(companies.data!, noCompanyChanges, Number(company)),
                    )
                  }
                />
              )}
            </div>
            {!isOpen && (
              <p className="muted small breaks">
                {usualTexts.filter(Boolean).join(' · ')}{' '}
                <LinkButton onClick={() => showField('userName')}>{t('invite:change')}</LinkButton>
              </p>
            )}
            <button type="submit" hidden />
          </form>
          <InviteRoles
            id={`${id}-roles`}
            draft={draft}
            isReadOnly={saving.isWorking}
            problem={checks.problemOf('roles') && t('userCard:problems.roleRequired')}
            gains={saving.note()}
          />
          <StillWorking busy={saving.isWorking} />
        </div>
      </CardDialog>
      {saving.dialog}
      {deleted.dialog}
      {question && (
        <LeaveDialog
          title={t('userCard:unsaved')}
          question={question}
          changes={saving.changes()}
          note={saving.note()}
          refusal={reason}
        />
      )}
    </>
  )
}
