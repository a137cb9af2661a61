import { switchChoice } from '#shared/browser/switchChoice.ts'

/** Whether single letters do something: unless that was switched off in this browser (WCAG 2.1.4). */
export const keysChoice = switchChoice('keys')
