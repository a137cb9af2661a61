import type { ReactElement } from 'react'
import { useTranslation } from '#shared/texts/useTranslation.ts'
import { getConfig } from '#shared/config.ts'
import { menuIcon } from '#shared/menu/menuIcon.ts'
import { MenuIcon } from '#shared/menu/MenuIcon.tsx'
import { UploadState } from '#shared/menu/upload/UploadState.tsx'
import { usePictureMessages } from '#shared/menu/upload/usePictureMessages.ts'
import type { PictureUpload } from '#shared/menu/upload/usePictureUpload.ts'
import { Button } from '#shared/ui/Button.tsx'
import { PictureField } from '#shared/ui/PictureField.tsx'
import { LogoGrounds } from './LogoGrounds.tsx'
import { isUploadPath, type Logo, type LogoKind } from './logos.ts'

type LogoFieldProps = {
  kind: LogoKind
  logo: Logo
  onChange: (logo: Logo) => void
  upload: PictureUpload
}

/** Logo of a suite item: the stored one, or a .png file that is chosen, dropped or pasted (SUI-05, SUI-06). */
export function LogoField({ kind, logo, onChange, upload }: LogoFieldProps): ReactElement {
  const { t } = useTranslation('suiteItems')
  const messages = usePictureMessages()
  const label = t(`logos.${kind}`)
  const { stored, file } = logo
  const picture = file ?? storedAddress(stored)
  return (
    <div className="logo-field stack gap-2">
      <PictureField
        label={label}
        isOptional
        file={file}
        messages={messages}
        onChange={(chosen) => {
          upload.forget()
          onChange({ ...logo, file: chosen })
        }}
      />
      {!file && stored !== '' && !isUploadPath(stored) && (
        <p className="logo-note row gap-2 muted small breaks">
          <MenuIcon item={{ iconName: stored, iconNameDark: '', isPersonalizedIcon: false }} size={24} />
          {t('icon')}
        </p>
      )}
      {picture !== null && (
        <LogoGrounds
          key={
            typeof picture === 'string' ? picture : `${picture.name} ${picture.size} ${picture.lastModified}`
          }
          label={label}
          kind={kind}
          picture={picture}
        />
      )}
      {!file && stored !== '' && (
        <Button
          tone="quiet"
          onClick={({ currentTarget }) => {
            onChange({ stored: '', file: null })
            // The pressed button unmounts with the logo; focus the field.
            currentTarget.closest('.logo-field')?.querySelector('input')?.focus()
          }}
        >
          {t('removeLogo')}
        </Button>
      )}
      <UploadState label={label} upload={upload} />
    </div>
  )
}

/** URL of a stored logo; null if there is none or it is not trusted (hardening T7). */
function storedAddress(iconName: string): string | null {
  if (!isUploadPath(iconName)) return null
  const picture = menuIcon(
    { iconName, iconNameDark: '', isPersonalizedIcon: true },
    { security: getConfig().security, origin: window.location.origin, scheme: 'light' },
  )
  return picture.kind === 'picture' ? picture.src : null
}
