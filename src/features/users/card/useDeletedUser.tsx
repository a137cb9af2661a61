import { useState, type ReactElement } from 'react'
import { flushSync } from 'react-dom'
import type { UseFormReturn } from 'react-hook-form'
import { useNavigate } from 'react-router-dom'
import { useLeaveFreely } from '#shared/cards/useLeaveGuard.ts'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { showToast } from '#shared/ui/toasts.ts'
import type { UserField, UserForm } from './form.ts'
import { userPath } from '../paths.ts'
import { DeletedUserDialog } from './DeletedUserDialog.tsx'
import type { UniqueField } from './useTabChecks.ts'

type Deleted = { field: UniqueField; value: string; id: number; message: string | null }

type DeletedUserOptions = {
  form: UseFormReturn<UserForm>
  showField: (field: UserField) => void
  /** The reactivated user takes the place of this screen in the history. */
  replaces: boolean
}

/** The question about a user name or an e-mail of a deleted user. */
export function useDeletedUser({ form, showField, replaces }: DeletedUserOptions): {
  show: (field: UniqueField, value: string, user: Omit<Deleted, 'field' | 'value'>) => void
  dialog: ReactElement | null
} {
  const { t } = useTranslation('userCard')
  const navigate = useNavigate()
  const leaveFreely = useLeaveFreely()
  const [deleted, setDeleted] = useState<Deleted | null>(null)
  return {
    show: (field, value, user) => setDeleted({ ...user, field, value }),
    dialog: deleted && (
      <DeletedUserDialog
        {...deleted}
        onClose={() => setDeleted(null)}
        onCreateNew={() => {
          // Focus cannot move while the dialog is open.
          flushSync(() => setDeleted(null))
          form.setValue(deleted.field, '', { shouldDirty: true })
          showField(deleted.field)
        }}
        onReactivated={(message) => {
          showToast({ kind: 'success', text: message ?? t('reactivated') })
          leaveFreely(() => void navigate(userPath(deleted.id), { replace: replaces }))
        }}
      />
    ),
  }
}
