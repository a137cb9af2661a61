import { peek as en } from '#locales/en/peek.ts'
import { peek as es } from '#locales/es/peek.ts'
import { peek as pt } from '#locales/pt/peek.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('peek', { es, en, pt })
