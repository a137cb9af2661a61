import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { PasswordField, type PasswordFieldProps } from '#shared/ui/PasswordField.tsx'

type CurrentPasswordProps = Omit<
  PasswordFieldProps,
  'label' | 'showLabel' | 'hideLabel' | 'capsLockText' | 'autoComplete'
> & { label?: string }

export function CurrentPassword(props: CurrentPasswordProps): ReactElement {
  const { t } = useTranslation('login')
  return (
    <PasswordField
      label={t('password')}
      showLabel={t('show')}
      hideLabel={t('hide')}
      capsLockText={t('capsLock')}
      autoComplete="current-password"
      {...props}
    />
  )
}
