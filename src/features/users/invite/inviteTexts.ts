import { invite as en } from '#locales/en/invite.ts'
import { invite as es } from '#locales/es/invite.ts'
import { invite as pt } from '#locales/pt/invite.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('invite', { es, en, pt })
