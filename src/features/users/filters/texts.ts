import { userFilters as en } from '#locales/en/userFilters.ts'
import { userFilters as es } from '#locales/es/userFilters.ts'
import { userFilters as pt } from '#locales/pt/userFilters.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('userFilters', { es, en, pt })
