import { readdirSync, readFileSync } from 'node:fs'

export type BuiltTheme = { key: string; host: string; layout: string; style: Record<string, string> }

/** Every theme of the production build, with its colours, as the pages of the build carry them. */
export function builtThemes(): BuiltTheme[] {
  const folder = 'dist/pages'
  return readdirSync(folder)
    .filter((file) => file.endsWith('.es.html'))
    .map((file) => {
      const page = readFileSync(`${folder}/${file}`, 'utf8')
      const [, key = '', layout = ''] = /data-theme="(\w+)" data-layout="(\w+)"/.exec(page) ?? []
      const variables = [...page.matchAll(/(--[\w-]+):(#[0-9a-f]{6});/g)]
      return {
        key,
        host: hostOf(key),
        layout,
        style: Object.fromEntries(variables.map(([, name, value]) => [name!, value!])),
      }
    })
}

/** `biometria_gse` is a tenant, `license_letmicert` a product. */
function hostOf(key: string): string {
  const [product = '', tenant] = key.split('_')
  return tenant === undefined || product === 'license' ? key : `${tenant}.${product}`
}
