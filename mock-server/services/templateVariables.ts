import * as z from 'zod/mini'
import { notificationLimits, templateVariable, type TemplateVariable } from '#contracts/notifications.ts'
import { parseJson } from '../http/readInput.ts'
import { isDay } from './bogotaTime.ts'

const list = z.array(templateVariable)

/** The stored variables of a template or notification; null if the text is no such list. */
export function readVariables(stored: string): TemplateVariable[] | null {
  return list.safeParse(parseJson(stored)).data ?? null
}

type Wanted = {
  /** JSON text of the new values. */
  variables: string
  /** JSON text of the template's variables. */
  asked: string
  /** The earliest allowed day. */
  earliest: string
  /** JSON text of the stored values; an unchanged value is not checked again. */
  before?: string | undefined
}

/** Why variables violate their template (NTV-06 to NTV-14), with the label; null if they do not. */
export function variablesRefusal({ variables, asked, earliest, before }: Wanted): string | null {
  const given = readVariables(variables)
  const wanted = readVariables(asked) ?? []
  const fits = given?.length === wanted.length && wanted.every(({ name, type }) => isAmong(given, name, type))
  if (!fits) return 'Variables: no corresponden a la plantilla.'
  const variablesBefore = readVariables(before ?? '') ?? []
  for (const field of wanted) {
    const filled = given.find(({ name }) => name === field.name)!
    const isUnchanged = variablesBefore.some(
      ({ name, value }) => name === field.name && value === filled.value,
    )
    const problem = problemOf(field, filled, earliest, isUnchanged)
    if (problem !== null) return `${field.label ?? field.name}: ${problem}`
  }
  return null
}

function isAmong(given: readonly TemplateVariable[], name: string, type: string): boolean {
  return given.some((one) => one.name === name && one.type === type)
}

function problemOf(
  field: TemplateVariable,
  filled: TemplateVariable,
  earliest: string,
  isUnchanged: boolean,
): string | null {
  const { value } = filled
  switch (field.type) {
    case 'text':
      if (typeof value !== 'string' || value.trim() === '') return 'es obligatorio.'
      return value.length > longest(field) ? `debe tener máximo ${longest(field)} caracteres.` : null
    case 'date':
      if (typeof value !== 'string' || !isDay(value)) return 'no es una fecha válida.'
      return value < earliest && !isUnchanged ? 'la fecha mínima es mañana.' : null
    case 'check':
      return isFlag(value) ? null : 'debe ser verdadero o falso.'
    case 'time':
      if (!isWithin(filled.hour?.value, 23)) return 'la hora debe estar entre 0 y 23.'
      if (!isWithin(filled.minutes?.value, 59)) return 'los minutos deben estar entre 0 y 59.'
      return field.complement && !isFlag(filled.complement?.value) ? 'debe ser verdadero o falso.' : null
    default:
      return 'su tipo no se conoce.'
  }
}

/** 50, unless the field has another positive number (NTV-07, hardening T89). */
function longest({ maxLength }: TemplateVariable): number {
  const own = Number(maxLength)
  return Number.isInteger(own) && own > 0 ? own : notificationLimits.variable
}

function isWithin(value: unknown, most: number): boolean {
  return /^\d{1,2}$/.test(String(value ?? '')) && Number(value) <= most
}

function isFlag(value: unknown): boolean {
  return typeof value === 'boolean'
}

/** A line of a mail for each variable: 'Hora: 08:30, Todo el día'. */
export function variableLines(stored: string): string[] {
  return (readVariables(stored) ?? []).map(
    (variable) => `${variable.label ?? variable.name}: ${valueText(variable)}`,
  )
}

function valueText({ type, value, hour, minutes, complement }: TemplateVariable): string {
  switch (type) {
    case 'date':
      return String(value ?? '')
        .split('-')
        .reverse()
        .join('/')
    case 'check':
      return value === true ? 'Sí' : 'No'
    case 'time': {
      const time = [hour, minutes].map((part) => String(part?.value ?? '').padStart(2, '0')).join(':')
      return complement?.value === true ? `${time}, ${complement.label ?? complement.name ?? ''}` : time
    }
    default:
      return String(value ?? '')
  }
}
