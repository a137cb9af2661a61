import { palette as en } from '#locales/en/palette.ts'
import { palette as es } from '#locales/es/palette.ts'
import { palette as pt } from '#locales/pt/palette.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('palette', { es, en, pt })
