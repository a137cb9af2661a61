import { importRun as en } from '#locales/en/importRun.ts'
import { importRun as es } from '#locales/es/importRun.ts'
import { importRun as pt } from '#locales/pt/importRun.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('importRun', { es, en, pt })
