import { files as en } from '#locales/en/files.ts'
import { files as es } from '#locales/es/files.ts'
import { files as pt } from '#locales/pt/files.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('files', { es, en, pt })
