import type { ReactElement } from 'react'
import { useShortcut } from '#shared/keys/useShortcut.ts'
import { useReadOnlyReason } from '#shared/readOnly/readOnlyResources.ts'
import { ButtonLabel, buttonLook } from '#shared/ui/Button.tsx'
import { PlusIcon } from '#shared/ui/consoleIcons.tsx'
import { PageLink } from '#shared/ui/PageLink.tsx'
import { ReasonButton } from '#shared/ui/ReasonButton.tsx'

type CreateButtonProps = {
  to: string
  /** Label such as 'Crear usuario'. */
  children: string
}

/** Link to a new record, the only filled button of a list. */
export function CreateButton({ to, children }: CreateButtonProps): ReactElement {
  const readOnly = useReadOnlyReason()
  const shortcut = useShortcut('create')
  if (readOnly)
    return (
      <ReasonButton icon={<PlusIcon size={18} />} reason={readOnly}>
        {children}
      </ReasonButton>
    )
  return (
    <PageLink to={to} {...buttonLook('primary')} {...shortcut}>
      <ButtonLabel icon={<PlusIcon size={18} />}>{children}</ButtonLabel>
    </PageLink>
  )
}
