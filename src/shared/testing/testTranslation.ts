/** Wraps every translatable text in two elements, as the browser's translation does. */
export function translate(node: Node): void {
  if (node instanceof Text) {
    if (node.data.trim() === '') return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = node.data.toUpperCase()
    outer.append(inner)
    node.replaceWith(outer)
  } else if (node instanceof Element && !node.matches('[translate=no], font, input, textarea'))
    for (const child of [...node.childNodes]) translate(child)
}
