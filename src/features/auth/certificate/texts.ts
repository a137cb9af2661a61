import { certificates as en } from '#locales/en/certificates.ts'
import { certificates as es } from '#locales/es/certificates.ts'
import { certificates as pt } from '#locales/pt/certificates.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('certificates', { es, en, pt })
