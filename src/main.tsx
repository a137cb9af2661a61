import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { App } from '#app/App.tsx'
import { guardRestoredPage } from '#app/restoredPage.ts'
import { removeServiceWorkers } from '#app/serviceWorkers.ts'
import { setConfig } from '#shared/config.ts'
import { setAppName } from '#shared/lib/appName.ts'
import { takeCallbackQuery } from '#shared/lib/callbackQuery.ts'
import { i18n } from '#shared/lib/i18n.ts'
import { pickLanguage, storedLanguage } from '#shared/lib/language.ts'
import { fromPageHeaders, fromServerTiming, type PageIdentity } from '#shared/lib/pageAnswer.ts'
import { applyTheme } from '#themes/applyTheme.ts'
import { findTheme } from '#themes/registry.ts'

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

function start({ product, tenant }: PageIdentity): void {
  const theme = findTheme(product, tenant)
  const language = pickLanguage(storedLanguage(), theme.tenantLanguage)
  setAppName(theme.appname)
  applyTheme(theme, document)
  document.documentElement.lang = language
  void i18n.changeLanguage(language)
  createRoot(document.getElementById('root')!).render(
    <BrowserRouter>
      <App theme={theme} />
    </BrowserRouter>,
  )
}

takeCallbackQuery()
setConfig(pageConfig())
guardRestoredPage()
void removeServiceWorkers()
const identity = fromNavigation()
if (identity) start(identity)
else void fromPageHeaders(location.pathname).then(start)
