import { switchChoice } from '#shared/browser/switchChoice.ts'

/** Single-letter shortcuts, on by default in this browser (WCAG 2.1.4). */
export const keysChoice = switchChoice('keys')
