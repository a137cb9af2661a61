import { tasks as en } from '#locales/en/tasks.ts'
import { tasks as es } from '#locales/es/tasks.ts'
import { tasks as pt } from '#locales/pt/tasks.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('tasks', { es, en, pt })
