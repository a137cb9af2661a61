import { preferences as en } from '#locales/en/preferences.ts'
import { preferences as es } from '#locales/es/preferences.ts'
import { preferences as pt } from '#locales/pt/preferences.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('preferences', { es, en, pt })
