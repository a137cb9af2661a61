import { roles as en } from '#locales/en/roles.ts'
import { roles as es } from '#locales/es/roles.ts'
import { roles as pt } from '#locales/pt/roles.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('roles', { es, en, pt })
