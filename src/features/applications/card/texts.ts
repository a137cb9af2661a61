import { applicationCard as en } from '#locales/en/applicationCard.ts'
import { applicationCard as es } from '#locales/es/applicationCard.ts'
import { applicationCard as pt } from '#locales/pt/applicationCard.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('applicationCard', { es, en, pt })
