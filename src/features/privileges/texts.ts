import { privileges as en } from '#locales/en/privileges.ts'
import { privileges as es } from '#locales/es/privileges.ts'
import { privileges as pt } from '#locales/pt/privileges.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('privileges', { es, en, pt })
