import { session as en } from '#locales/en/session.ts'
import { session as es } from '#locales/es/session.ts'
import { session as pt } from '#locales/pt/session.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('session', { es, en, pt })
