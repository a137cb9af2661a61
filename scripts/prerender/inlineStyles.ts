import purgeCSSPlugin from '@fullhuman/postcss-purgecss'
import postcss, { type Plugin } from 'postcss'

/** Classes and attributes that the page's scripts set before the complete sheet has loaded. */
const written = ['data-left', 'data-sent', 'data-frame']

const sheetLink = /<link rel="stylesheet" href="([^"]+)"\s*\/?>/g

/**
 * Inlines the styles of a prerendered page. The complete style sheet, at the same position in the cascade, is for printing
 * until it has loaded, so it blocks nothing. A `part` names the sheets of further content, which load with its code.
 * @throws Error unless the page has exactly one style sheet
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
  // The console waits for it.
  const priority = part ? ' fetchpriority="high"' : ''
  const inPlace =
    `<style nonce="__CSP_NONCE__">${styles}${ofPart}</style>` +
    `<link rel="stylesheet" media="print" href="${link[1]}"${priority}>`
  return html.replace(link[0], () => inPlace)
}

/** Printing waits for the complete sheets. */
const withoutPrint: Plugin = {
  postcssPlugin: 'without-print',
  AtRule: {
    media(rule) {
      if (rule.params === 'print') rule.remove()
    },
  },
}

/** The rules that can match the markup, in order, with the variables that they or `others` use. */
async function neededStyles(css: string, html: string, others: string): Promise<string> {
  const purge = purgeCSSPlugin({
    content: [{ raw: `${html} ${written.join(' ')}`, extension: 'html' }],
    keyframes: true,
    variables: true,
    safelist: { variables: [...`${html}${others}`.matchAll(/(?<=var\()--[\w-]+/g)].map(([name]) => name) },
  })
  return (await postcss([withoutPrint, purge]).process(css, { from: undefined })).css
}
