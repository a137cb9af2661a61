import { attempt as en } from '#locales/en/attempt.ts'
import { attempt as es } from '#locales/es/attempt.ts'
import { attempt as pt } from '#locales/pt/attempt.ts'
import { addTexts } from '#shared/lib/i18n.ts'

// What only an attempt to sign in has to say; the form itself does without it.
addTexts('attempt', { es, en, pt })
