import { userTabs as en } from '#locales/en/userTabs.ts'
import { userTabs as es } from '#locales/es/userTabs.ts'
import { userTabs as pt } from '#locales/pt/userTabs.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('userTabs', { es, en, pt })
