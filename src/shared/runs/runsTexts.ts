import { runs as en } from '#locales/en/runs.ts'
import { runs as es } from '#locales/es/runs.ts'
import { runs as pt } from '#locales/pt/runs.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('runs', { es, en, pt })
