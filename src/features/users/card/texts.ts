import { userCard as en } from '#locales/en/userCard.ts'
import { userCard as es } from '#locales/es/userCard.ts'
import { userCard as pt } from '#locales/pt/userCard.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('userCard', { es, en, pt })
