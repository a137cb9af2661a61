import { passwords as en } from '#locales/en/passwords.ts'
import { passwords as es } from '#locales/es/passwords.ts'
import { passwords as pt } from '#locales/pt/passwords.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('passwords', { es, en, pt })
