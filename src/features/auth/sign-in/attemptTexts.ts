import { attempt as en } from '#locales/en/attempt.ts'
import { attempt as es } from '#locales/es/attempt.ts'
import { attempt as pt } from '#locales/pt/attempt.ts'
import { addTexts } from '#shared/texts/i18n.ts'

// Texts needed only after an attempt, kept out of the first load.
addTexts('attempt', { es, en, pt })
