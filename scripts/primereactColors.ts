/** The part a colour plays in a rule decides which variable takes its place. */
export type Part = 'text' | 'line' | 'paint' | 'shadow'

type Role = { name: string; on: string }

const roles = {
  brand: { name: '--brand', on: '--on-brand' },
  brandStrong: { name: '--brand-strong', on: '--on-brand' },
  danger: { name: '--danger', on: '--on-danger' },
  dangerStrong: { name: '--danger-strong', on: '--on-danger' },
  success: { name: '--success', on: '--on-success' },
  successStrong: { name: '--success-strong', on: '--on-success' },
  warning: { name: '--warning', on: '--on-warning' },
  warningStrong: { name: '--warning-strong', on: '--on-warning' },
  info: { name: '--info', on: '--on-info' },
  infoStrong: { name: '--info-strong', on: '--on-info' },
  plain: { name: '--text-muted', on: '--surface-raised' },
  plainStrong: { name: '--text', on: '--surface-raised' },
  inverse: { name: '--surface-inverse', on: '--on-inverse' },
} as const satisfies Record<string, Role>

/** Colours that mean the same wherever they stand. */
const meanings: Readonly<Record<string, keyof typeof roles>> = {
  '#3b82f6': 'brand',
  '#70aeff': 'brand',
  '#8cbeff': 'brand',
  '#9dc1fb': 'brand',
  '#bfdbfe': 'brand',
  '#022354': 'brandStrong',
  '#1d4ed8': 'brandStrong',
  '#2563eb': 'brandStrong',
  '#e24c4c': 'danger',
  '#e73d3e': 'danger',
  '#ea5455': 'danger',
  '#ef4444': 'danger',
  '#f7a2a2': 'danger',
  '#fecaca': 'danger',
  '#ff5757': 'danger',
  '#b91c1c': 'dangerStrong',
  '#dc2626': 'dangerStrong',
  '#1ea97c': 'success',
  '#22c55e': 'success',
  '#29c76f': 'success',
  '#88eaac': 'success',
  '#bbf7d0': 'success',
  '#15803d': 'successStrong',
  '#16a34a': 'successStrong',
  '#cc8925': 'warning',
  '#f97316': 'warning',
  '#fcb98b': 'warning',
  '#fde68a': 'warning',
  '#ff9f42': 'warning',
  '#c2410c': 'warningStrong',
  '#ea580c': 'warningStrong',
  '#0ea5e9': 'info',
  '#83d3f8': 'info',
  '#0284c7': 'infoStrong',
  '#0369a1': 'infoStrong',
  '#a855f7': 'brand',
  '#d4aafb': 'brand',
  '#e9d5ff': 'brand',
  '#7e22ce': 'brandStrong',
  '#9333ea': 'brandStrong',
  '#64748b': 'plain',
  '#b0b9c6': 'plain',
  '#e2e8f0': 'plain',
  '#334155': 'plainStrong',
  '#475569': 'plainStrong',
}

/** Greys, whose meaning depends on what they colour. */
const greys: Readonly<Record<string, Readonly<Record<Part, string>>>> = {
  '#ffffff': grey('--on-brand', '--surface-raised'),
  '#f9fafb': grey('--on-inverse', '--surface-sunken'),
  '#f8f9fa': grey('--on-inverse', '--surface-sunken'),
  '#f8f8fa': grey('--on-inverse', '--surface'),
  '#f3f4f6': grey('--on-inverse', '--surface-sunken', '--border'),
  '#f2f2f2': grey('--on-inverse', '--surface-sunken', '--border'),
  '#e5e7eb': grey('--text-faint', '--border'),
  '#d1d5db': grey('--text-faint', '--border-strong'),
  '#b7bcc5': grey('--text-faint', '--text-faint'),
  '#9ca3af': grey('--text-faint', '--text-faint'),
  '#6b7280': grey('--text-muted', '--text-muted'),
  '#4b5563': grey('--text', '--surface-inverse'),
  '#374151': grey('--text', '--surface-inverse'),
  '#323232': grey('--text', '--surface-inverse'),
  '#1f2937': grey('--text', '--surface-inverse'),
  '#191919': grey('--text', '--surface-inverse'),
  '#eff6ff': grey('--on-brand', '--brand-soft'),
}

/** The soft grounds of messages, which the theme writes as translucent colours. */
const grounds: Readonly<Record<string, string>> = {
  '#dbeafe': 'var(--info-soft)',
  '#e4f8f0': 'var(--success-soft)',
  '#ffe7e6': 'var(--danger-soft)',
  '#fff2e2': 'var(--warning-soft)',
}

/** What stands for an opaque colour of the theme; undefined for one that the tables do not know. */
export function colorVariable(hex: string, part: Part): string | undefined {
  const color = longHex(hex)
  const meaning = meanings[color]
  if (meaning) return part === 'shadow' ? halo(roles[meaning].name) : `var(${roles[meaning].name})`
  const byPart = greys[color]
  return byPart && `var(${byPart[part]})`
}

/** What stands for a translucent colour; black stays black in every theme. */
export function translucentVariable(hex: string, alpha: number): string | undefined {
  if (grounds[hex]) return grounds[hex]
  if (hex === '#000000') return `rgb(0 0 0 / ${percent(alpha)})`
  const opaque = colorVariable(hex, 'paint')
  return opaque && `color-mix(in srgb, ${opaque} ${percent(alpha)}, transparent)`
}

/** Text on a ground of this colour, where the theme says just white. */
export function textOn(background: string): string {
  const hex = background.match(/#[0-9a-f]{3,6}\b/i)?.[0]
  const color = hex ? longHex(hex) : ''
  const meaning = meanings[color]
  if (meaning) return `var(${roles[meaning].on})`
  return greys[color]?.paint === roles.inverse.name ? `var(${roles.inverse.on})` : 'var(--on-brand)'
}

function halo(name: string): string {
  return `color-mix(in srgb, var(${name}) 32%, transparent)`
}

function grey(text: string, paint: string, line = paint): Record<Part, string> {
  return { text, paint, line, shadow: paint }
}

function percent(alpha: number): string {
  return `${Math.round(alpha * 100)}%`
}

function longHex(hex: string): string {
  const lower = hex.toLowerCase()
  return lower.length === 4 ? lower.replace(/[0-9a-f]/g, '$&$&') : lower
}
