import { shell as en } from '#locales/en/shell.ts'
import { shell as es } from '#locales/es/shell.ts'
import { shell as pt } from '#locales/pt/shell.ts'
import { addTexts } from '#shared/texts/i18n.ts'
import './home/homeTexts.ts'

addTexts('shell', { es, en, pt })
