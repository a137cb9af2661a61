import postcss, { type Container, type Declaration, type Document, type Rule } from 'postcss'

type Fault = (node: Declaration, rule: Rule) => boolean

const mixes = ({ value }: Declaration): boolean => value.includes('color-mix(') && !value.includes('var(')
const hasTextForTheEar = ({ prop, value }: Declaration): boolean =>
  prop === 'content' && value.replace(/'[^']*'|"[^"]*"/g, '').includes('/')

const isOf =
  (prop: string) =>
  (node: postcss.ChildNode): node is Declaration =>
    node.type === 'decl' && node.prop === prop

/** Whether the rule has said something else first, which an engine keeps where it does not understand what follows. */
function isSecond(node: Declaration, rule: Rule): boolean {
  const before = rule.nodes.slice(0, rule.index(node)).filter(isOf(node.prop))
  return before.some((other) => !hasTextForTheEar(other))
}

/** Whether the sheet says of the same part what it looks like where colours are not mixed. */
function hasUnmixed(node: Declaration, rule: Rule): boolean {
  let isThere = false
  rule.root().walkAtRules('supports', ({ params, nodes }) => {
    if (!/^not \(color: ?color-mix/.test(params)) return
    isThere ||= !!nodes?.some(
      (other) => other.type === 'rule' && other.selector === rule.selector && other.some(isOf(node.prop)),
    )
  })
  return isThere
}

function isWhereHasIs(node: Container | Document | undefined): boolean {
  if (!node) return false
  const isAsked = node.type === 'atrule' && /^selector\(:has\(/.test((node as postcss.AtRule).params)
  return isAsked || isWhereHasIs(node.parent)
}

/** What the oldest engines that are supported do not have, and of which no newer one shows a trace. */
const faults: Record<string, Fault> = {
  'Before Chrome 122 and Firefox 120 a backdrop has no variables: give a value in their place.': (
    node,
    rule,
  ) => rule.selector.includes('::backdrop') && /var\(\s*--[\w-]+\s*\)/.test(node.value),
  'Firefox before 128 drops what has a text for the ear: write it without one before.': (node, rule) =>
    hasTextForTheEar(node) && !isSecond(node, rule),
  // Not by a line before it, which the build takes for said twice. A longhand leaves the rest of its line.
  'Chrome before 111 drops a mixed colour, with all that is said beside it: give one by @supports not.': (
    node,
    rule,
  ) => mixes(node) && !node.prop.endsWith('-color') && !hasUnmixed(node, rule),
  'Firefox before 121 has no :has(): take the outline away where there is one, by @supports.': (node, rule) =>
    rule.selector.includes(':focus-visible') &&
    node.prop === 'outline' &&
    /^(none|0)$/.test(node.value) &&
    rule.root().toString().includes(':has(:focus-visible)') &&
    !isWhereHasIs(rule),
}

/** Where a style sheet leaves somebody with an old engine without something to see. */
export function engineFaults(css: string): string[] {
  const found: string[] = []
  postcss.parse(css).walkRules((rule) => {
    for (const node of rule.nodes)
      for (const [reason, isFault] of Object.entries(faults))
        if (node.type === 'decl' && isFault(node, rule))
          found.push(`${rule.selector} { ${node.toString()} }: ${reason}`)
  })
  return found
}
