import { access as en } from '#locales/en/access.ts'
import { access as es } from '#locales/es/access.ts'
import { access as pt } from '#locales/pt/access.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('access', { es, en, pt })
