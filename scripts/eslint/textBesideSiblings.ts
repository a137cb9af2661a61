import type { Rule } from 'eslint'

type Node = { type: string } & Record<string, unknown>

const writesText = /^(?:t|numeral|format[A-Z]\w*|\w+(?:Text|Words|Name))$/

/**
 * A browser that translates a page replaces text nodes by elements, and React then crashes or keeps old text. Text is safe
 * as the only child of an element. Beside siblings it must not be conditional, change, or follow a conditional sibling;
 * in a fragment it is never safe.
 */
export const textBesideSiblings: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { element: 'Give this text an element of its own: translating browsers move bare text.' },
  },
  create(context) {
    function report(children: Node[], isFragment: boolean): void {
      const parts = children.filter((child) => !isBlank(child))
      if (parts.length < 2 && !isFragment) return
      parts.forEach((part, at) => {
        const isText = mayBeText(part)
        if (isText && (isFragment || changes(part) || (at > 0 && changes(parts[at - 1]!))))
          context.report({ node: part, messageId: 'element' })
      })
    }
    return {
      JSXElement: (node: unknown) => report((node as { children: Node[] }).children, false),
      JSXFragment: (node: unknown) => report((node as { children: Node[] }).children, true),
    }
  },
}

/** No text node, or one that is not translated: line breaks of the source and spaces. */
function isBlank(node: Node): boolean {
  const { type, value, expression } = node as { type: string; value?: unknown; expression?: Node }
  if (type === 'JSXText') return String(value).trim() === ''
  if (type !== 'JSXExpressionContainer') return false
  return expression!.type === 'JSXEmptyExpression' || String(expression!['value'] ?? 'x').trim() === ''
}

function mayBeText(node: Node | undefined): boolean {
  switch (node?.type) {
    case 'JSXText':
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return true
    case 'Literal':
      return typeof node['value'] === 'string' && node['value'].trim() !== ''
    case 'CallExpression':
      return writesText.test(String((node['callee'] as Node)['name']))
    case 'JSXExpressionContainer':
      return mayBeText(node['expression'] as Node)
    case 'LogicalExpression':
      return mayBeText(node['right'] as Node)
    case 'ConditionalExpression':
      return mayBeText(node['consequent'] as Node) || mayBeText(node['alternate'] as Node)
    default:
      return false
  }
}

/** Whether a child is conditional or text from a value. */
function changes(node: Node): boolean {
  const { type, expression } = node as { type: string; expression?: Node }
  if (type !== 'JSXExpressionContainer') return false
  const { type: kind, arguments: given = [] } = expression as Node & { arguments?: unknown[] }
  if (kind === 'CallExpression') return mayBeText(expression) && given.length > 1
  return ['LogicalExpression', 'ConditionalExpression', 'TemplateLiteral', 'BinaryExpression'].includes(kind)
}
