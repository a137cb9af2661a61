import { external as en } from '#locales/en/external.ts'
import { external as es } from '#locales/es/external.ts'
import { external as pt } from '#locales/pt/external.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('external', { es, en, pt })
