import { fields as en } from '#locales/en/fields.ts'
import { fields as es } from '#locales/es/fields.ts'
import { fields as pt } from '#locales/pt/fields.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('fields', { es, en, pt })
