import { keys as en } from '#locales/en/keys.ts'
import { keys as es } from '#locales/es/keys.ts'
import { keys as pt } from '#locales/pt/keys.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('keys', { es, en, pt })
