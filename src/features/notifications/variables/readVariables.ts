import { notificationLimits } from '#contracts/notifications.ts'

type Named = {
  name: string
  /** Original entry; its unknown fields are sent back. */
  raw: unknown
  /** '' if absent; then the name is shown. */
  label: string
}

type DateVariable = Named & { type: 'date'; value: string }
export type TextVariable = Named & {
  type: 'text'
  value: string
  /** Lines; 1 is a field of one line. */
  rows: number
  /** Most characters. */
  limit: number
}
export type TimeVariable = Named & {
  type: 'time'
  hour: string
  minutes: string
  complement: { label: string; value: boolean } | null
}
type CheckVariable = Named & { type: 'check'; value: boolean }
/** A variable of an unknown type: shown and kept (hardening T89). */
type UnknownVariable = Named & { type: 'unknown'; value: string }

export type Variable = DateVariable | TextVariable | TimeVariable | CheckVariable | UnknownVariable

/** Limit against hostile lists; no template has so many. */
const mostVariables = 200
const mostRows = 20
const mostCharacters = 10_000

/** Parses the variables of a template or a notification, as text or list (ENT-47, ENT-48); null if invalid. */
export function readVariables(given: unknown): Variable[] | null {
  const isEmpty = given === undefined || given === null || (typeof given === 'string' && given.trim() === '')
  const list = isEmpty ? [] : typeof given === 'string' ? parse(given) : given
  return Array.isArray(list) && list.length <= mostVariables ? list.map(readVariable) : null
}

function readVariable(raw: unknown): Variable {
  const own = fields(raw)
  const name = text(own['name'])
  const named = { raw, name, label: text(own['label']).trim() || name }
  switch (text(own['type']).toLowerCase()) {
    case 'date':
      return { ...named, type: 'date', value: text(own['value']) }
    case 'text':
      return { ...named, type: 'text', value: text(own['value']), rows: rowsOf(own), limit: limitOf(own) }
    case 'check':
      return { ...named, type: 'check', value: isTrue(own['value']) }
    case 'time':
      return {
        ...named,
        type: 'time',
        hour: text(fields(own['hour'])['value']),
        minutes: text(fields(own['minutes'])['value']),
        complement: complementOf(own['complement']),
      }
    default:
      return { ...named, type: 'unknown', value: shown(own['value'] ?? (isObject(raw) ? null : raw)) }
  }
}

function complementOf(raw: unknown): TimeVariable['complement'] {
  if (!isObject(raw)) return null
  return { label: text(raw['label']).trim() || text(raw['name']), value: isTrue(raw['value']) }
}

function rowsOf({ multiline, row }: Record<string, unknown>): number {
  if (!isTrue(multiline)) return 1
  return Math.min(wholeNumber(row) ?? 3, mostRows)
}

/** Valid `maxLength`, else 50 (NTV-07). */
function limitOf({ maxLength }: Record<string, unknown>): number {
  return Math.min(wholeNumber(maxLength) ?? notificationLimits.variable, mostCharacters)
}

function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number > 0 ? number : null
}

function isTrue(value: unknown): boolean {
  return value === true || value === 'true'
}

function text(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' ? String(value) : ''
}

function shown(value: unknown): string {
  return typeof value === 'string'
    ? value
    : value === null || value === undefined
      ? ''
      : JSON.stringify(value)
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function fields(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {}
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
