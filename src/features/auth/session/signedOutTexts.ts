import { signedOut as en } from '#locales/en/signedOut.ts'
import { signedOut as es } from '#locales/es/signedOut.ts'
import { signedOut as pt } from '#locales/pt/signedOut.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('signedOut', { es, en, pt })
