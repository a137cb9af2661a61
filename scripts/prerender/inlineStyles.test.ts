/** @jest-environment node */
import { inlineStyles } from './inlineStyles.ts'

const css =
  `:root{--brand:red;--deep:navy;--shade:grey}.ui-input{color:var(--brand)}.ui-input:focus{outline:1px}.ui-notice{color:var(--shade)}` +
  `.frame[data-layout=deep]{color:#fff}.frame[data-layout=branded]{color:#000}:root[data-left] body{visibility:hidden}`
const page =
  '<html data-layout="deep"><head><link rel="stylesheet" href="/assets/main.css"/><style>:root{--brand:blue;--soft:var(--deep)}</style></head>' +
  '<body><div class="frame" data-layout="deep"><input class="ui-input"></div></body></html>'
const inlined = (html = page, sheet = css): Promise<string> => inlineStyles(html, () => sheet)

describe('the styles of a prerendered page', () => {
  it('are the rules that can match it, including classes that its scripts set', async () => {
    const html = await inlined()
    expect(html).toContain('.ui-input{color:var(--brand)}.ui-input:focus{outline:1px}')
    expect(html).toContain('.frame[data-layout=deep]')
    expect(html).toContain(':root[data-left] body{visibility:hidden}')
    expect(html).not.toContain('branded')
    expect(html).not.toContain('ui-notice')
  })

  it('contain no print rules', async () => {
    const html = await inlined(page, '.ui-input{margin:0}@media print{.ui-input{margin:1px}}')
    expect(html).toContain('<style nonce="__CSP_NONCE__">.ui-input{margin:0}</style>')
  })

  it('define only variables used by the rules or the theme of the page', async () => {
    expect(await inlined()).toContain(':root{--brand:red;--deep:navy}')
  })

  it('precede the sheet, which then loads without blocking', async () => {
    const html = await inlined()
    const order = [
      '<style nonce="__CSP_NONCE__">:root{--brand:red;',
      '<link rel="stylesheet" media="print" href="/assets/main.css">',
      '--brand:blue',
    ]
    const places = order.map((text) => html.indexOf(text))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('have the rules and variables that a part of the page needs from later sheets', async () => {
    const part = {
      markup: '<p class="bone"></p>',
      sheets: ['.bone{color:var(--shade)}.ui-input{margin:0}', '.row{color:red}'],
    }
    const html = await inlineStyles(page.replace('</body>', '<p class="bone"></p></body>'), () => css, part)
    expect(html).toContain('.bone{color:var(--shade)}</style>')
    expect(html).toContain('--shade:grey')
    expect(html).not.toMatch(/margin:0|\.row/)
    expect(html).toContain('href="/assets/main.css" fetchpriority="high">')
  })

  it('cannot be ended by the content of the sheet', async () => {
    const html = await inlined(page, '.ui-input{content:"</style>"}')
    expect(html.match(/<\/style/g)).toHaveLength(2)
  })

  it.each([
    ['no sheet', page.replace(/<link[^>]+>/, '')],
    ['two sheets', page.replace('<style>', '<link rel="stylesheet" href="/b.css"/><style>')],
  ])('are not created from %s', async (_what, html) => {
    await expect(inlined(html)).rejects.toThrow()
  })
})
