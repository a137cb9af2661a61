/**
 * The paths of an icon's SVG file joined, for a grid of 24.
 * @throws Error for a file with more than paths
 */
export function readShape(svg: string): string {
  if (!svg.includes('viewBox="0 0 24 24"')) throw new Error('Not a grid of 24.')
  if (/evenodd|transform=|opacity=|<(?!\/?(?:svg|g|path|circle|rect)\b)/.test(svg))
    throw new Error('More than paths, circles and boxes.')
  const shapes = [...svg.matchAll(/<(path|circle|rect)\b([^>]*)>/g)]
    .filter(([, , attributes = '']) => !attributes.includes('fill="none"'))
    .map(([, tag = '', attributes = '']) => pathOf(tag, attributes))
  if (shapes.length === 0) throw new Error('Nothing to see.')
  // An initial relative move starts at the origin.
  return shapes.map((shape) => (shape.startsWith('m') ? `M0 0${shape}` : shape)).join('')
}

function pathOf(tag: string, attributes: string): string {
  const text = (name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''
  const number = (name: string): number => Number(text(name))
  if (tag === 'path') return text('d')
  if (tag === 'circle') {
    const r = number('r')
    return `M${number('cx') - r} ${number('cy')}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`
  }
  if (text('rx')) throw new Error('A box with round corners.')
  return `M${number('x')} ${number('y')}h${number('width')}v${number('height')}h${-number('width')}z`
}
