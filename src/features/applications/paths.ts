import { cardAddress } from '#shared/cards/cardAddress.ts'

export const applicationAddress = cardAddress('/apps', ['datos', 'token', 'contrasena', 'configuracion'])
export type ApplicationTab = (typeof applicationAddress.tabs)[number]

export const newApplicationPath = applicationAddress.path(0)
export const applicationPath = (id: number): string => applicationAddress.path(id)
