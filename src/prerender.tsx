import { text } from 'node:stream/consumers'
import type { ReactElement, ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { applicationSettingsEndpoints } from '#contracts/application-settings.ts'
import { applicationEndpoints } from '#contracts/applications.ts'
import { menuEndpoints } from '#contracts/menus.ts'
import { notificationEndpoints } from '#contracts/notifications.ts'
import { privilegeEndpoints } from '#contracts/privileges.ts'
import { roleEndpoints } from '#contracts/roles.ts'
import { sessionEndpoints } from '#contracts/session.ts'
import { userEndpoints, usersPerPage } from '#contracts/users.ts'
import { App } from '#app/App.tsx'
import { firstCalls, type WireFacts } from '#app/firstReads.ts'
import { CertificateLogin } from '#features/auth/LoginScreen.tsx'
import { common as commonEn } from '#locales/en/common.ts'
import { home as en } from '#locales/en/home.ts'
import { common as commonEs } from '#locales/es/common.ts'
import { home as es } from '#locales/es/home.ts'
import { common as commonPt } from '#locales/pt/common.ts'
import { home as pt } from '#locales/pt/home.ts'
import type { ResourceId } from '#shared/address/consoleAddresses.ts'
import { resources } from '#shared/resources/resources.ts'
import type { Address } from '#shared/api/request.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { languages, type Language } from '#shared/texts/language.ts'
import { schemeScript, type Scheme } from '#shared/browser/look.ts'
import { PageFrame } from '#shell/PageFrame.tsx'
import { frameColor, hasChoiceOfLook, themeStyle } from '#themes/applyTheme.ts'
import { allThemes, fallbackProduct } from '#themes/registry.ts'
import type { Theme } from '#themes/theme.ts'
import type { PageFacts } from './pageStart.ts'

/** The sign-in of one theme in one language, with the data of its page. */
export type PrerenderedLogin = {
  /** Key of the theme: `product`, or `product_tenant`. */
  key: string
  product: string
  tenant: string | null
  language: Language
  /** True for the default language of the theme. */
  isFirstChoice: boolean
  layout: string
  /** Color scheme until the page's script decides. */
  scheme: Scheme
  /** Script that marks the page dark before the first paint; null if the theme has one scheme. */
  schemeScript: string | null
  title: string
  icon: string
  frameColor: string
  /** CSS variables by name. */
  style: Record<string, string>
  /** The same in the dark scheme; null if the theme has one scheme. */
  darkStyle: Record<string, string> | null
  markup: string
  /** HTML of the page frame in the theme's colours. */
  frame: string
  /** Facts for `startPage`. */
  facts: PageFacts
  /** Name of the form's chunk; null if it is in the main script. */
  chunk: string | null
}

export { fallbackProduct }

/** Texts of the page frame: the loading message, and titles of lists by the first segment of their address. */
export type FrameTexts = Record<Language, { loading: string; titles: Record<string, string> }>

export function frameTexts(): FrameTexts {
  return { es: textsOf(commonEs, es), en: textsOf(commonEn, en), pt: textsOf(commonPt, pt) }
}

function textsOf(
  { loading }: { loading: string },
  titles: Record<ResourceId, { title: string }>,
): FrameTexts[Language] {
  return {
    loading,
    titles: Object.fromEntries(resources.map(({ id }) => [id.toLowerCase(), titles[id].title])),
  }
}

const reads = Object.fromEntries(resources.map(({ id, reads = {} }) => [id.toLowerCase(), reads]))
const wireFacts: WireFacts = { calls: firstAddresses(), reads, usersPerPage }

function firstAddresses(): WireFacts['calls'] {
  const endpoints: Record<string, Address> = {
    ...sessionEndpoints,
    ...userEndpoints,
    ...applicationEndpoints,
    ...applicationSettingsEndpoints,
    ...privilegeEndpoints,
    ...roleEndpoints,
    ...notificationEndpoints,
    ...menuEndpoints,
  }
  const addresses = firstCalls(reads).map((call): [string, Address] => {
    const { service, method, path } = endpoints[call]!
    return [call, { service, method, path }]
  })
  return Object.fromEntries(addresses)
}

/** Every theme in every language, sequentially, because the language is global. */
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
        frame: renderToStaticMarkup(<PageFrame theme={theme} />),
        facts: { place: theme.key, appName: theme.appname, language, ...wireFacts },
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

function LoginRouter({ children }: { children: ReactNode }): ReactElement {
  return <StaticRouter location="/login">{children}</StaticRouter>
}

/** Waits for everything that the sign-in loads, because a streamed boundary would need a script. */
export async function prerenderLogin(theme: Theme, language: Language): Promise<string> {
  i18n.changeLanguage(language)
  if (theme.loginKind === 'certificate') await CertificateLogin.load()
  const { prelude } = await prerenderToNodeStream(<App theme={theme} Router={LoginRouter} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  })
  return text(prelude)
}
