import { cards as en } from '#locales/en/cards.ts'
import { cards as es } from '#locales/es/cards.ts'
import { cards as pt } from '#locales/pt/cards.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('cards', { es, en, pt })
