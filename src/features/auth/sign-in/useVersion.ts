import { useEffect, useState } from 'react'
import { i18n } from '#shared/texts/i18n.ts'
import { log } from '#shared/browser/log.ts'
import { useTheme } from '#themes/ThemeContext.ts'

/** Version of the application if it is shown; null until known. */
export function useVersion(isShown: boolean): string | null {
  const { tenant } = useTheme()
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    if (!isShown) return
    import(/* webpackChunkName: "sign-in" */ './readVersion.ts')
      .then(({ readVersion }) => readVersion(tenant, i18n.language))
      .then(setVersion, () => log('the version could not be read'))
  }, [isShown, tenant])
  return version
}
