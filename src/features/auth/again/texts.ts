import { again as en } from '#locales/en/again.ts'
import { again as es } from '#locales/es/again.ts'
import { again as pt } from '#locales/pt/again.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('again', { es, en, pt })
