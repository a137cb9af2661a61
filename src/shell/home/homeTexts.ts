import { home as en } from '#locales/en/home.ts'
import { home as es } from '#locales/es/home.ts'
import { home as pt } from '#locales/pt/home.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('home', { es, en, pt })
