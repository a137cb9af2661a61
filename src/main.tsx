import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App, ConsoleRouter } from '#app/App.tsx'
import {
  removeHiddenPrerender,
  isPrerenderedFor,
  languageChosenIn,
  restoreOnMismatch,
  restoreTyped,
  readTyped,
} from '#app/prerenderedLogin.ts'
import { prefetchConsoleForPassword } from '#app/prefetchConsole.ts'
import { guardRestoredPage } from '#app/restoredPage.ts'
import { leadsToSignIn, opensConsole, takeSessionElsewhere } from '#app/sessionElsewhere.ts'
import { CertificateLogin } from '#features/auth/LoginScreen.tsx'
import { readPageConfig, setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/api/appName.ts'
import { removePageFrame } from '#shared/browser/pageFrame.ts'
import { whenShown } from '#shared/browser/renderedAhead.ts'
import { hasServiceWorker, removeServiceWorkers } from '#shared/browser/serviceWorkers.ts'
import { collapseSlashes } from '#shared/address/collapseSlashes.ts'
import { takeCallbackQuery } from '#shared/address/callbackQuery.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { pickLanguage, storedLanguage, storeLanguage } from '#shared/texts/language.ts'
import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import { ignoreComposition } from '#shared/keys/ignoreComposition.ts'
import { fromPageHeaders, fromServerTiming, type PageIdentity } from '#shared/address/pageAnswer.ts'
import { dropSignedOut } from '#shared/session/signedOut.ts'
import { readSession, setSessionPlace } from '#shared/session/tokens.ts'
import { applyTheme } from '#themes/applyTheme.ts'
import { findTheme } from '#themes/registry.ts'
import { currentScheme, followLook } from '#themes/scheme.ts'

function fromNavigation(): PageIdentity | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return fromServerTiming(navigation?.serverTiming ?? [])
}

async function start({ product, tenant }: PageIdentity): Promise<void> {
  const theme = findTheme(product, tenant)
  setSessionPlace(theme.key)
  dropSignedOut()
  if (leadsToSignIn(location)) await takeSessionElsewhere(root).catch(() => undefined)
  const chosen = languageChosenIn(root)
  if (chosen) storeLanguage(chosen)
  const language = pickLanguage(storedLanguage(), theme.tenantLanguage)
  const isPrerendered = isPrerenderedFor(root, theme, language)
  setAppName(theme.appname)
  applyTheme(theme, currentScheme(theme), document)
  followLook(theme, document)
  document.documentElement.lang = language
  i18n.changeLanguage(language)
  const isConsole = readSession() !== null && needsSession(canonicalPath(location.pathname))
  if (!isConsole) {
    removePageFrame()
    prefetchConsoleForPassword()
  } else {
    // Runs while the console's own code is still on its way.
    import('#shared/api/store.ts').catch(() => {})
    await sheetsHere()
    // Rendered with its code, its first screen and the checked token at once, it comes earlier than in steps.
    const prepared = import('#app/ConsoleRouter.tsx').then(({ prepareConsole }) => prepareConsole())
    await noLongerThan(
      'frame' in document.documentElement.dataset ? 5_000 : 0,
      Promise.all([ConsoleRouter.load(), prepared]),
    )
    dropSignedOut()
  }
  const portal = <App theme={theme} startsInConsole={opensConsole(location)} />
  // Prerendered HTML stays until the code that replaces it is loaded.
  if (root.hasChildNodes() && theme.loginKind === 'certificate') await CertificateLogin.load()
  if (isPrerendered) {
    const onRecoverableError = restoreOnMismatch(root)
    return flushSync(() => void hydrateRoot(root, portal, { onRecoverableError }))
  }
  const typed = readTyped(root)
  root.replaceChildren()
  flushSync(() => createRoot(root).render(portal))
  restoreTyped(root, typed)
}

/** 0 ms is one task, enough for preloaded code: without a frame the page is empty meanwhile. */
function noLongerThan(limitMs: number, work: Promise<unknown>): Promise<unknown> {
  return Promise.race([work.catch(() => {}), new Promise((done) => setTimeout(done, limitMs))])
}

/** The page frame does not wait for the console's style sheet; the console does. */
function sheetsHere(): Promise<unknown> {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
  const waited = sheets.filter(({ sheet }) => !sheet)
  return Promise.all(waited.map((link) => new Promise((done) => (link.onload = link.onerror = done))))
}

function open(): void {
  collapseSlashes()
  takeCallbackQuery()
  removeHiddenPrerender(root)
  setConfig(readPageConfig(document))
  guardRestoredPage()
  const identity = fromNavigation()
  if (identity) void start(identity)
  else void fromPageHeaders(location.pathname).then(start)
}

ignoreComposition(window)
const root = document.getElementById('root')!
const removed = removeServiceWorkers()
// A reload needs the original address with its link or code.
if (hasServiceWorker()) void removed.then(() => whenShown(open))
else whenShown(open)
