import { roleCard as en } from '#locales/en/roleCard.ts'
import { roleCard as es } from '#locales/es/roleCard.ts'
import { roleCard as pt } from '#locales/pt/roleCard.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('roleCard', { es, en, pt })
