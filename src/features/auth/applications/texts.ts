import { chooser as en } from '#locales/en/chooser.ts'
import { chooser as es } from '#locales/es/chooser.ts'
import { chooser as pt } from '#locales/pt/chooser.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('chooser', { es, en, pt })
