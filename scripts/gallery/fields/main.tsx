import { createRoot } from 'react-dom/client'
import '#shared/ui/public.css'
import './page.css'
import { i18n } from '#shared/texts/i18n.ts'
import { pickLanguage } from '#shared/texts/language.ts'
import { applyTheme } from '#themes/applyTheme.ts'
import { findTheme } from '#themes/registry.ts'
import { FieldsPage } from './FieldsPage.tsx'
import '#shared/cards/cardTexts.ts'

const query = new URLSearchParams(location.search)
const language = pickLanguage(query.get('language'))
const scheme = query.get('scheme') === 'dark' ? 'dark' : 'light'
applyTheme(findTheme('ibuhoo', null), scheme, document)
document.documentElement.lang = language
i18n.changeLanguage(language)
createRoot(document.getElementById('root')!).render(<FieldsPage language={language} scheme={scheme} />)
