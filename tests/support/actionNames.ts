import { expect, type Page } from '@playwright/test'

type AxNode = {
  ignored: boolean
  role?: { value?: unknown }
  name?: { value?: unknown }
  properties?: { name: string; value: { value?: unknown } }[]
}

const buttons = new Set(['button', 'switch', 'checkbox', 'menuitem', 'tab'])

/** Fails if two controls with one name do different things: links to two addresses, or two buttons. */
export async function expectNamesOfActionsUnique(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: AxNode[] }
  await session.detach()
  // The button that expands a truncated text has the same name in every row.
  const cutTexts = await page
    .locator('.cut-text > button')
    .evaluateAll((cut) => cut.map((button) => button.getAttribute('aria-label')))
  const isAction = ({ ignored, name }: AxNode): boolean => !ignored && !cutTexts.includes(String(name?.value))
  expect(twice(nodes.filter(isAction))).toEqual([])
}

function twice(nodes: readonly AxNode[]): string[] {
  const known = new Map<string, string>()
  const found: string[] = []
  for (const [place, { role, name, properties }] of nodes.entries()) {
    const kind = String(role?.value)
    if (kind !== 'link' && !buttons.has(kind)) continue
    const url = properties?.find((property) => property.name === 'url')?.value.value
    // A link is identified by its address, a button by itself.
    const does = kind === 'link' ? String(url) : String(place)
    const key = `${kind === 'link' ? 'link' : 'button'} ${String(name?.value)}`
    if (known.has(key) && known.get(key) !== does) found.push(key)
    known.set(key, does)
  }
  return found
}
