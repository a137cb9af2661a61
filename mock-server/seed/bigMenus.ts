import type { MenuItem } from '#contracts/menus.ts'

export type MenuSize = { items: number; roots: number; children: number }

/** 400 items in four levels, and 2,000 in ten, the portal's limit (hardening T20). */
export const menuSizes = {
  big: { items: 400, roots: 10, children: 3 },
  huge: { items: 2_000, roots: 2, children: 2 },
} satisfies Record<string, MenuSize>

/** Items level by level up to `count`; a fifth have long names, a tenth are inactive. */
export function bigMenu({ items, roots, children }: MenuSize, privileges: readonly string[]): MenuItem[] {
  let count = 0
  const next = (wanted: number): MenuItem[] =>
    Array.from({ length: Math.min(wanted, items - count) }, () => numbered((count += 1), privileges))
  const tree = next(roots)
  for (let level = tree; count < items;) level = level.flatMap((item) => (item.children = next(children)))
  return tree
}

function numbered(number: number, privileges: readonly string[]): MenuItem {
  const isLong = number % 5 === 0
  return {
    key: `item${String(number).padStart(6, '0')}`,
    name: isLong
      ? `Liquidación de nómina electrónica y facturación número ${number}`.slice(0, 60)
      : `Opción ${number}`,
    url: `https://app.suite.test/opcion/${number}`,
    isFunction: false,
    functionName: '',
    description: isLong ? `Descripción de la opción ${number}` : '',
    isActivate: number % 10 !== 9,
    sizeIcon: '24px',
    iconName: number % 3 === 0 ? 'list' : 'home',
    isPersonalizedIcon: false,
    section: number % 2,
    privilege: privileges.slice(number % 3, (number % 3) + 1),
    children: [],
  }
}

/** Stored menu texts that no editor would write (hardening T20, T21). */
export const brokenMenus = {
  noJson: '[{"name": "Cortado',
  nothing: 'null',
  noList: '{"name":"Sin lista"}',
  prototypes:
    '[{"key":"__proto__","name":"Herencia","url":"javascript:alert(1)","__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},"children":[{"key":"constructor","name":"Función","isFunction":true,"functionName":"constructor"}]}]',
  fiveMegabytes: JSON.stringify([{ key: 'enorme0001', name: 'x'.repeat(5_000_000), url: '/users' }]),
  twelveLevels: `${'[{"name":"Nivel","url":"/users","children":'.repeat(12)}[]${'}]'.repeat(12)}`,
} as const
