import { login as en } from '#locales/en/login.ts'
import { login as es } from '#locales/es/login.ts'
import { login as pt } from '#locales/pt/login.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('login', { es, en, pt })
