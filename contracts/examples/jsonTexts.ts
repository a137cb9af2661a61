import * as z from 'zod/mini'
import type { JsonText } from '../endpoint.ts'
import { menuItem } from '../menus.ts'
import { templateVariable } from '../notifications.ts'

export const menuItems: JsonText = { name: 'MenuItem', item: menuItem }
export const templateVariables: JsonText = { name: 'TemplateVariable', item: templateVariable }

/** The list schemas, built once. */
const lists = new Map<JsonText, z.ZodMiniType>()

function listOf(text: JsonText): z.ZodMiniType {
  const list = lists.get(text) ?? z.array(text.item)
  lists.set(text, list)
  return list
}

/** What is wrong with a text, or with the list itself where the schema allows one; null if nothing is. */
export function misfitOfText(text: JsonText, value: unknown): string | null {
  const read = typeof value === 'string' ? parsed(value) : value
  if (read === undefined) return 'is no JSON'
  const check = listOf(text).safeParse(read)
  if (check.success) return null
  const { path, message } = check.error.issues[0]!
  return path.length === 0 ? 'is no list' : `'${path.map(String).join('.')}': ${message}`
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type FoundText = { path: string; text: JsonText; value: unknown }

/** The texts in an answer or a body that are not empty, by paths such as `answer.result.*.variables`. */
export function textsIn(
  where: 'answer' | 'body',
  marks: Readonly<Record<string, JsonText>>,
  content: unknown,
): FoundText[] {
  return Object.entries(marks).flatMap(([path, text]) => {
    const [root, ...steps] = path.split('.')
    if (root !== where) return []
    return valuesAt(content, steps)
      .filter((value) => value !== null && value !== undefined)
      .map((value) => ({ path, text, value }))
  })
}

/** All values at a path of keys and `*`. */
export function valuesAt(node: unknown, steps: readonly string[]): unknown[] {
  const [step, ...rest] = steps
  if (step === undefined) return [node]
  if (typeof node !== 'object' || node === null) return []
  if (step === '*') return Object.values(node).flatMap((each) => valuesAt(each, rest))
  return Object.hasOwn(node, step) ? valuesAt((node as Record<string, unknown>)[step], rest) : []
}
