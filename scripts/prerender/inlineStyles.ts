import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import postcss, { type Plugin } from 'postcss'

/** What the page's own scripts write on its root before the whole sheet is there. */
const written = ['data-left', 'data-sent', 'data-frame']

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g

/**
 * Puts what a prerendered page shows into the page itself and fetches the whole style sheet beside it, in the same place of
 * the cascade: nothing waits for it, and what it says about the prerendered form the page says already.
 * Of what stands in the page besides, a `part` names the sheets that belong to it, which come with its code.
 * @throws Error when the page does not have one style sheet
 */
export async function inlineStyles(
  html: string,
  sheetAt: (address: string) => string,
  part: { markup: string; sheets: readonly string[] } | null = null,
): Promise<string> {
  const [link, second] = html.matchAll(sheetLink)
  if (!link || second) throw new Error('A prerendered page has one style sheet.')
  const ofPart = part ? await neededStyles(part.sheets.join('\n'), part.markup, html) : ''
  const styles = await neededStyles(sheetAt(link[1]!), html, ofPart)
  const inPlace =
    `<style nonce="__CSP_NONCE__">${styles}${ofPart}</style>` +
    `<script nonce="__CSP_NONCE__">{const sheet=document.createElement('link');sheet.rel='stylesheet';` +
    `sheet.href='${link[1]}';document.currentScript.before(sheet)}</script>`
  return html.replace(link[0], () => inPlace)
}

/** What is printed has its whole sheets. */
const withoutPrint: Plugin = {
  postcssPlugin: 'without-print',
  AtRule: {
    media(rule) {
      if (rule.params === 'print') rule.remove()
    },
  },
}

/** The rules that can show on markup as it stands, in their order, with the variables that they or `others` use. */
async function neededStyles(css: string, html: string, others: string): Promise<string> {
  const purge = purgeCSSPlugin({
    content: [{ raw: `${html} ${written.join(' ')}`, extension: 'html' }],
    keyframes: true,
    variables: true,
    safelist: { variables: [...`${html}${others}`.matchAll(/(?<=var\()--[\w-]+/g)].map(([name]) => name) },
  })
  return (await postcss([withoutPrint, purge]).process(css, { from: undefined })).css
}
