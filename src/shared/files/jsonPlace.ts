type Place = { line: number; column: number }

/** Deeper than any record. */
export const deepest = 40

type Next = 'value' | 'firstValue' | 'name' | 'firstName' | 'colon' | 'after'
type Walk = { next: Next; open: ('{' | '[')[] }

const literal = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y

/** Position of a JSON syntax error, which browsers report inconsistently. `isCut`: the text ends too early. */
export function brokenPlace(text: string): Place & { isCut: boolean } {
  const walk: Walk = { next: 'value', open: [] }
  let at = 0
  for (;;) {
    while (' \t\r\n'.includes(text[at] ?? '-')) at += 1
    const end = tokenEnd(text, at)
    const next = end === null ? null : nextAfter(text[at]!, walk)
    if (end === null || next === null) return { ...placeAt(text, at), isCut: isAtEnd(text, at) }
    walk.next = next
    at = end
  }
}

/** End of the token that starts here; null if none does. */
function tokenEnd(text: string, at: number): number | null {
  const sign = text[at]
  if (sign === undefined) return null
  if ('{}[],:'.includes(sign)) return at + 1
  if (sign === '"') return stringEnd(text, at)
  literal.lastIndex = at
  return literal.test(text) ? literal.lastIndex : null
}

function stringEnd(text: string, from: number): number | null {
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] === '"') return at + 1
    if (text[at]! < ' ') return null
    if (text[at] !== '\\') continue
    if (!/^(?:["\\/bfnrt]|u[\dA-Fa-f]{4})/.test(text.slice(at + 1, at + 6))) return null
    at += 1
  }
  return null
}

/** What may follow a token with this first character; null if it is not allowed here. */
function nextAfter(sign: string, { next, open }: Walk): Next | null {
  const inside = open.at(-1)
  const isValueDue = next === 'value' || next === 'firstValue'
  if (sign === '{' || sign === '[') {
    if (!isValueDue) return null
    open.push(sign)
    return sign === '{' ? 'firstName' : 'firstValue'
  }
  if (sign === '}' || sign === ']') {
    const isEmpty = next === (sign === '}' ? 'firstName' : 'firstValue')
    if (inside !== (sign === '}' ? '{' : '[') || (!isEmpty && next !== 'after')) return null
    open.pop()
    return 'after'
  }
  if (sign === ',') return next === 'after' && inside ? (inside === '{' ? 'name' : 'value') : null
  if (sign === ':') return next === 'colon' ? 'value' : null
  if (isValueDue) return 'after'
  return sign === '"' && (next === 'name' || next === 'firstName') ? 'colon' : null
}

/** True if the rest may be an incomplete token. */
function isAtEnd(text: string, at: number): boolean {
  const rest = text.slice(at).trimEnd()
  return (
    rest === '' || (rest.length < 20 && /^[\w.+-]+$/.test(rest)) || (rest[0] === '"' && isOpenString(rest))
  )
}

function isOpenString(rest: string): boolean {
  for (let at = 1; at < rest.length; at += 1) {
    if (rest[at] === '"' || rest[at]! < ' ') return false
    if (rest[at] === '\\') at += 1
  }
  return true
}

/** Line and column, from 1. */
function placeAt(text: string, at: number): Place {
  const lines = text.slice(0, at).split(/\r\n|\r|\n/)
  return { line: lines.length, column: lines.at(-1)!.length + 1 }
}

/** The first position nested deeper than any record; null if there is none. */
export function tooDeepPlace(text: string): Place | null {
  let depth = 0
  let isInString = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (isInString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isInString = false
    } else if (sign === '"') isInString = true
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    if (depth > deepest) return placeAt(text, at)
  }
  return null
}
