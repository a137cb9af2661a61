import { homeWork as en } from '#locales/en/homeWork.ts'
import { homeWork as es } from '#locales/es/homeWork.ts'
import { homeWork as pt } from '#locales/pt/homeWork.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('homeWork', { es, en, pt })
