import { privilegeCard as en } from '#locales/en/privilegeCard.ts'
import { privilegeCard as es } from '#locales/es/privilegeCard.ts'
import { privilegeCard as pt } from '#locales/pt/privilegeCard.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('privilegeCard', { es, en, pt })
