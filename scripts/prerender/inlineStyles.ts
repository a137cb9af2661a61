import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import postcss from 'postcss'

/** What the page's own scripts write on its root before the whole sheet is there. */
const written = ['data-left', 'data-sent']

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g

/**
 * Puts what a prerendered page shows into the page itself and fetches the whole style sheet beside it, in the same place of
 * the cascade: nothing waits for it, and what it says about the prerendered form the page says already.
 * @throws Error when the page does not have one style sheet
 */
export async function inlineStyles(html: string, sheetAt: (address: string) => string): Promise<string> {
  const [link, second] = html.matchAll(sheetLink)
  if (!link || second) throw new Error('A prerendered page has one style sheet.')
  const styles = await neededStyles(sheetAt(link[1]!), html)
  const inPlace =
    `<style nonce="__CSP_NONCE__">${styles}</style>` +
    `<script nonce="__CSP_NONCE__">{const sheet=document.createElement('link');sheet.rel='stylesheet';` +
    `sheet.href='${link[1]}';document.currentScript.before(sheet)}</script>`
  return html.replace(link[0], () => inPlace)
}

/** The rules that can show on a page as it stands, in their order. */
async function neededStyles(css: string, html: string): Promise<string> {
  const purge = purgeCSSPlugin({
    content: [{ raw: `${html} ${written.join(' ')}`, extension: 'html' }],
    keyframes: true,
    variables: true,
    safelist: { variables: [...html.matchAll(/(?<=var\()--[\w-]+/g)].map(([name]) => name) },
  })
  return (await postcss([purge]).process(css, { from: undefined })).css
}
