import { quickRoles as en } from '#locales/en/quickRoles.ts'
import { quickRoles as es } from '#locales/es/quickRoles.ts'
import { quickRoles as pt } from '#locales/pt/quickRoles.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('quickRoles', { es, en, pt })
