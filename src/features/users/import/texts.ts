import { userImport as en } from '#locales/en/userImport.ts'
import { userImport as es } from '#locales/es/userImport.ts'
import { userImport as pt } from '#locales/pt/userImport.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('userImport', { es, en, pt })
