import postcss, { type Container, type Declaration, type Document, type Rule } from 'postcss'

type Fault = (node: Declaration, rule: Rule) => boolean

/** Whether something is invisible without color-mix; plain colours fall back to their surroundings, shadows may be missing. */
const showsNothingUnmixed = ({ prop, value }: Declaration): boolean =>
  value.includes('color-mix(') && !/(^|[a-z]-)color$|^box-shadow$/.test(prop)
const hasTextForTheEar = ({ prop, value }: Declaration): boolean =>
  prop === 'content' && value.replace(/'[^']*'|"[^"]*"/g, '').includes('/')

const isOf =
  (prop: string) =>
  (node: postcss.ChildNode): node is Declaration =>
    node.type === 'decl' && node.prop === prop

/** Whether the rule has an earlier declaration that an engine keeps if it does not understand this one. */
function isSecond(node: Declaration, rule: Rule): boolean {
  const before = rule.nodes.slice(0, rule.index(node)).filter(isOf(node.prop))
  return before.some((other) => !hasTextForTheEar(other))
}

/** Whether the sheet styles the same selector without color-mix. */
function hasUnmixed(node: Declaration, rule: Rule): boolean {
  let isThere = false
  rule.root().walkAtRules('supports', ({ params, nodes }) => {
    if (!/^not \(color: ?color-mix/.test(params)) return
    isThere ||= !!nodes?.some(
      (other) =>
        other.type === 'rule' &&
        other.selectors.join() === rule.selectors.join() &&
        other.some(isOf(node.prop)),
    )
  })
  return isThere
}

function isWhereHasIs(node: Container | Document | undefined): boolean {
  if (!node) return false
  const isAsked = node.type === 'atrule' && /^selector\(:has\(/.test((node as postcss.AtRule).params)
  return isAsked || isWhereHasIs(node.parent)
}

/** Features that the oldest supported engines lack, which no test in a newer one finds. */
const faults: Record<string, Fault> = {
  'Before Chrome 122 and Firefox 120 a backdrop has no variables: give a value in their place.': (
    node,
    rule,
  ) => rule.selector.includes('::backdrop') && /var\(\s*--[\w-]+\s*\)/.test(node.value),
  'Firefox before 128 drops what has a text for the ear: write it without one before.': (node, rule) =>
    hasTextForTheEar(node) && !isSecond(node, rule),
  'Firefox before 121 has no :has(): take the outline away where there is one, by @supports.': (node, rule) =>
    rule.selector.includes(':focus-visible') &&
    node.prop === 'outline' &&
    /^(none|0)$/.test(node.value) &&
    rule.root().toString().includes(':has(:focus-visible)') &&
    !isWhereHasIs(rule),
}

/** The same for the public screens, which support older engines. */
const publicFaults: Record<string, Fault> = {
  // An earlier declaration is no fallback: the build removes it, and a color-mix with a variable invalidates it.
  'Chrome before 111 drops a mixed colour, with all that is said beside it: give one by @supports not.': (
    node,
    rule,
  ) => showsNothingUnmixed(node) && !hasUnmixed(node, rule),
}

/** Rules of a style sheet that would hide something in an old engine. */
export function engineFaults(css: string, { isConsole = false } = {}): string[] {
  const found: string[] = []
  const looked = Object.entries(isConsole ? faults : { ...faults, ...publicFaults })
  postcss.parse(css).walkRules((rule) => {
    for (const node of rule.nodes)
      for (const [reason, isFault] of looked)
        if (node.type === 'decl' && isFault(node, rule))
          found.push(`${rule.selector} { ${node.toString()} }: ${reason}`)
  })
  return found
}
