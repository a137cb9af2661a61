import { uploads as en } from '#locales/en/uploads.ts'
import { uploads as es } from '#locales/es/uploads.ts'
import { uploads as pt } from '#locales/pt/uploads.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('uploads', { es, en, pt })
