import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { log } from '#shared/lib/log.ts'
import { useTheme } from '#themes/ThemeContext.ts'

/** The version of the application, where the theme shows it (LOG-10, SEL-06). */
export function useVersion(): string | null {
  const { versionLabel, tenant } = useTheme()
  const { i18n } = useTranslation()
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    if (!versionLabel) return
    import('./loginServices.ts')
      .then(({ readVersion }) => readVersion(tenant, i18n.language))
      .then(setVersion, () => log('the version could not be read'))
  }, [versionLabel, tenant, i18n])
  return version
}
