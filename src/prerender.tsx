import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { CertificateLogin } from '#features/auth/LoginScreen.tsx'
import { i18n } from '#shared/texts/i18n.ts'
import { languages, type Language } from '#shared/texts/language.ts'
import { schemeScript, type Scheme } from '#shared/browser/look.ts'
import { frameColor, hasChoiceOfLook, themeStyle } from '#themes/applyTheme.ts'
import { allThemes, fallbackProduct } from '#themes/registry.ts'
import type { Theme } from '#themes/theme.ts'

/** The sign-in of one theme in one language, with what the page around it has to say. */
export type PrerenderedLogin = {
  /** Key of the theme: `product`, or `product_tenant`. */
  key: string
  product: string
  tenant: string | null
  language: Language
  /** The language that the theme speaks until somebody chooses another one. */
  isFirstChoice: boolean
  layout: string
  /** Of the page until its script decides. */
  scheme: Scheme
  /** Marks the page dark before it is painted; null where there is nothing to choose. */
  schemeScript: string | null
  title: string
  icon: string
  frameColor: string
  /** CSS variables by name. */
  style: Record<string, string>
  /** The same in the dark scheme; null where the theme has one look only. */
  darkStyle: Record<string, string> | null
  markup: string
  /** Name of the chunk that the form comes in; null where it is in the portal's own. */
  chunk: string | null
}

export { fallbackProduct }

/** Every theme in every language. One after the other: the language is one for the whole portal. */
export async function prerenderAll(): Promise<PrerenderedLogin[]> {
  const prerendered: PrerenderedLogin[] = []
  for (const theme of allThemes())
    for (const language of languages)
      prerendered.push({
        key: theme.key,
        product: theme.product,
        tenant: theme.tenant,
        language,
        isFirstChoice: language === theme.tenantLanguage,
        layout: theme.layout,
        ...looksOf(theme),
        title: theme.title,
        icon: theme.icon,
        markup: await prerenderLogin(theme, language),
        chunk: theme.loginKind === 'certificate' ? 'certificate-login' : null,
      })
  return prerendered
}

function looksOf(
  theme: Theme,
): Pick<PrerenderedLogin, 'scheme' | 'schemeScript' | 'frameColor' | 'style' | 'darkStyle'> {
  const canChoose = hasChoiceOfLook(theme)
  const scheme = canChoose ? 'light' : 'dark'
  return {
    scheme,
    schemeScript: canChoose ? schemeScript : null,
    frameColor: frameColor(theme, scheme),
    style: themeStyle(theme, scheme),
    darkStyle: canChoose ? themeStyle(theme, 'dark') : null,
  }
}

/** Waits for what the sign-in of a theme loads by itself. Whole: a boundary handed in later would need a script. */
export async function prerenderLogin(theme: Theme, language: Language): Promise<string> {
  await i18n.changeLanguage(language)
  if (theme.loginKind === 'certificate') await CertificateLogin.load()
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location="/login">
      <App theme={theme} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  )
  return text(prelude)
}
