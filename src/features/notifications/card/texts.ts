import { notificationCard as en } from '#locales/en/notificationCard.ts'
import { notificationCard as es } from '#locales/es/notificationCard.ts'
import { notificationCard as pt } from '#locales/pt/notificationCard.ts'
import { addTexts } from '#shared/texts/i18n.ts'

addTexts('notificationCard', { es, en, pt })
