import { readdirSync, readFileSync } from 'node:fs'

/** CSS variables of a theme by colour scheme; a theme of the deep layout has only the dark one. */
export type Looks = Partial<Record<'light' | 'dark', Record<string, string>>>
export type BuiltTheme = {
  key: string
  host: string
  layout: string
  loginKind: 'classic' | 'certificate'
  looks: Looks
}

/** Every theme of the production build with its colours, from the built pages. */
export function builtThemes(): BuiltTheme[] {
  const folder = 'dist/pages'
  return readdirSync(folder)
    .filter((file) => file.endsWith('.es.html'))
    .map((file) => {
      const page = readFileSync(`${folder}/${file}`, 'utf8')
      const [, key = '', layout = ''] = /data-theme="(\w+)" data-layout="(\w+)"/.exec(page) ?? []
      const rules = page.matchAll(/:root[^{}]*\{(--brand:[^}]+;color-scheme:(light|dark))\}/g)
      return {
        key,
        host: hostOf(key),
        layout,
        loginKind: page.includes('name="documentType"') ? 'certificate' : 'classic',
        looks: Object.fromEntries([...rules].map(([, style = '', scheme]) => [scheme, variablesOf(style)])),
      }
    })
}

function variablesOf(style: string): Record<string, string> {
  const variables = style.matchAll(/(--[\w-]+):(#[0-9a-f]{6})\b/g)
  return Object.fromEntries([...variables].map(([, name, value]) => [name!, value!]))
}

/** `biometria_gse` is a tenant, `license_letmicert` a product. */
function hostOf(key: string): string {
  const [product = '', tenant] = key.split('_')
  return tenant === undefined || product === 'license' ? key : `${tenant}.${product}`
}
