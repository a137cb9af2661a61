import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App, ConsoleRoot } from '#app/App.tsx'
import {
  removeHiddenPrerender,
  isPrerenderedFor,
  languageChosenIn,
  restoreTyped,
  readTyped,
} from '#app/prerenderedLogin.ts'
import { guardRestoredPage } from '#app/restoredPage.ts'
import { removeServiceWorkers } from '#app/serviceWorkers.ts'
import { CertificateLogin } from '#features/auth/LoginScreen.tsx'
import { setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/api/appName.ts'
import { takeCallbackQuery } from '#shared/address/callbackQuery.ts'
import { i18n } from '#shared/texts/i18n.ts'
import { pickLanguage, storedLanguage, storeLanguage } from '#shared/texts/language.ts'
import { canonicalPath, needsSession } from '#shared/address/paths.ts'
import { hearPopsFirst } from '#shared/address/popsFirst.ts'
import { fromPageHeaders, fromServerTiming, type PageIdentity } from '#shared/address/pageAnswer.ts'
import { readSession, setSessionPlace } from '#shared/session/tokens.ts'
import { applyTheme } from '#themes/applyTheme.ts'
import { findTheme } from '#themes/registry.ts'
import { currentScheme, followLook } from '#themes/scheme.ts'

function fromNavigation(): PageIdentity | null {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return fromServerTiming(navigation?.serverTiming ?? [])
}

function pageConfig(): unknown {
  try {
    return JSON.parse(document.getElementById('portal-config')?.textContent ?? '')
  } catch {
    return null
  }
}

async function start({ product, tenant }: PageIdentity): Promise<void> {
  const theme = findTheme(product, tenant)
  setSessionPlace(theme.key)
  const chosen = languageChosenIn(root)
  if (chosen) storeLanguage(chosen)
  const language = pickLanguage(storedLanguage(), theme.tenantLanguage)
  const isPrerendered = isPrerenderedFor(root, theme, language)
  setAppName(theme.appname)
  applyTheme(theme, currentScheme(theme), document)
  followLook(theme, document)
  document.documentElement.lang = language
  void i18n.changeLanguage(language)
  if (readSession() && needsSession(canonicalPath(location.pathname))) {
    await noLongerThanATask(ConsoleRoot.load())
    await noLongerThanATask(
      import('#features/auth/session/checkToken.ts').then(({ prefetchTokenCheck }) => prefetchTokenCheck()),
    )
  }
  const portal = (
    <BrowserRouter>
      <App theme={theme} />
    </BrowserRouter>
  )
  // Prerendered HTML stays until the code that replaces it is here.
  if (root.hasChildNodes() && theme.loginKind === 'certificate') await CertificateLogin.load()
  if (isPrerendered) return flushSync(() => void hydrateRoot(root, portal))
  const typed = readTyped(root)
  root.replaceChildren()
  flushSync(() => createRoot(root).render(portal))
  restoreTyped(root, typed)
}

/** Enough for code that the page has loaded early, and for a question to be sent; nothing waits for more than that. */
function noLongerThanATask(work: Promise<void>): Promise<void> {
  return Promise.race([work.catch(() => {}), new Promise<void>((done) => setTimeout(done))])
}

hearPopsFirst(window)
takeCallbackQuery()
const root = document.getElementById('root')!
removeHiddenPrerender(root)
setConfig(pageConfig())
guardRestoredPage()
void removeServiceWorkers()
const identity = fromNavigation()
if (identity) void start(identity)
else void fromPageHeaders(location.pathname).then(start)
