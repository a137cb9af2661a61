import type { Page } from '@playwright/test'

/** `is`: the fault and the part of the page; `numbers`: the text, and by how much. */
export type LayoutFault = { is: string; numbers: string }

/** Layout faults of the page, or of its modal dialog; runs in the page. */
export function layoutFaults(): LayoutFault[] {
  type Box = { left: number; top: number; right: number; bottom: number }
  const faults: LayoutFault[] = []
  const root = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body

  function partOf(element: Element): string {
    const [name] = element.classList
    const near = name ? null : element.parentElement?.closest('[class]')
    return `${near ? `${near.localName}.${near.classList[0]} ` : ''}${element.localName}${name ? `.${name}` : ''}`
  }
  const wordsOf = (element: Element): string =>
    `«${(element.getAttribute('aria-label') ?? (element.textContent.trim() || element.id)).slice(0, 40)}»`
  const report = (kind: string, element: Element, numbers: string): void =>
    void faults.push({ is: `${kind}: ${partOf(element)}`, numbers: `${wordsOf(element)} ${numbers}` })

  // Boxes

  const widthOf = ({ left, right }: Box): number => right - left
  const heightOf = ({ top, bottom }: Box): number => bottom - top
  const hasArea = (box: Box): boolean => widthOf(box) > 1 && heightOf(box) > 1
  const sizeOf = (box: Box): string => `${Math.round(widthOf(box))}×${Math.round(heightOf(box))}`
  const common = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  })
  const isShown = (element: Element): boolean =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const isTopLayer = (element: Element): boolean => element.matches(':modal, :popover-open')
  const hasGround = ({ backgroundColor }: CSSStyleDeclaration): boolean =>
    Number(backgroundColor.match(/[\d.]+/g)?.[3] ?? 1) > 0.7

  // Visible parts of a box

  type Clip = { by: Element; room: Box; isShutAcross: boolean; isShutDown: boolean }
  const clips = new Map<Element, Clip[]>()
  /** The elements that clip the content of an element: itself and its containing blocks. */
  function clipsOf(element: Element | null): Clip[] {
    if (!element || element === document.body) return []
    const known = clips.get(element)
    if (known) return known
    const { position, display, overflowX, overflowY, clipPath } = getComputedStyle(element)
    const isOnWindow = position === 'fixed' || isTopLayer(element)
    const around = position === 'absolute' ? (element as HTMLElement).offsetParent : element.parentElement
    const all = isOnWindow ? [] : [...clipsOf(around)]
    const left = element.getBoundingClientRect().left + element.clientLeft
    const top = element.getBoundingClientRect().top + element.clientTop
    const isGone = clipPath === 'inset(50%)'
    const [across, down] = isGone ? ['clip', 'clip'] : [overflowX, overflowY]
    if (across + down !== 'visiblevisible' && !/^(inline|contents)$/.test(display))
      all.unshift({
        by: element,
        room: {
          left: across === 'visible' ? -Infinity : left,
          right: across === 'visible' ? Infinity : left + (isGone ? 0 : element.clientWidth),
          top: down === 'visible' ? -Infinity : top,
          bottom: down === 'visible' ? Infinity : top + (isGone ? 0 : element.clientHeight),
        },
        isShutAcross: /hidden|clip/.test(across),
        isShutDown: /hidden|clip/.test(down),
      })
    clips.set(element, all)
    return all
  }

  /** The visible part of a box, and the element that clips the rest without a scrollbar. */
  function seenOf(box: Box, holder: Element | null): { seen: Box; cut?: Clip } {
    let seen = box
    let cut: Clip | undefined
    for (const clip of clipsOf(holder)) {
      const left = common(seen, clip.room)
      const isNarrower = clip.isShutAcross && widthOf(left) < widthOf(seen) - 2
      const isLower = clip.isShutDown && heightOf(left) < heightOf(seen) - heightOf(box) / 3
      if (isNarrower || isLower) cut ??= clip
      seen = left
    }
    return { seen, ...(cut && { cut }) }
  }

  // Lines of text: truncated ones and broken words

  type Part = { element: Element; holder: Element | null; box: Box }
  const lines: Part[] = []
  const cutBy = new Set<Element>()
  const range = document.createRange()
  const nodes = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (nodes.nextNode()) {
    const node = nodes.currentNode
    const element = node.parentElement!
    if (!node.textContent!.trim() || !isShown(element) || element.closest('[inert]')) continue
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(hasArea)
    const linesBefore = lines.length
    for (const box of boxes) {
      const { seen, cut } = seenOf(box, element)
      // The x-height: ascenders and descenders of two lines may overlap.
      const rim = heightOf(box) / 4
      const letters = {
        left: box.left + 1,
        right: box.right - 1,
        top: box.top + rim,
        bottom: box.bottom - rim,
      }
      const line = common(seen, letters)
      if (hasArea(line)) lines.push({ element, holder: element, box: line })
      // Closed or one pixel large: for screen readers only.
      if (!cut || cutBy.has(cut.by) || widthOf(cut.room) <= 2 || heightOf(cut.room) <= 2) continue
      const { textOverflow, webkitLineClamp } = getComputedStyle(cut.by)
      const saysMore = textOverflow === 'ellipsis' || webkitLineClamp !== 'none'
      if (saysMore && element.closest('[title]:not([title=""]), [aria-label], [aria-describedby]')) continue
      cutBy.add(cut.by)
      const lack = saysMore ? 'no title' : 'no ellipsis'
      report('cut text', cut.by, `${lack}, ${sizeOf(seen)} of ${sizeOf(box)} is seen`)
    }
    if (lines.length - linesBefore < 2) continue
    // Addresses and user names cannot break between words; words are shorter.
    for (const { 0: word, index } of node.textContent!.matchAll(/(?<!\S)\p{L}{2,20}(?=[\s,.:;]|$)/gu)) {
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (tops.size > 1) report('broken word', element, `${word} goes on in the next line`)
    }
  }

  for (const heading of root.querySelectorAll('h1, h2, h3, h4, [role=heading], .card-name')) {
    let [count, bottom] = [0, -Infinity]
    const own = lines.filter(({ element }) => heading.contains(element)).map(({ box }) => box)
    for (const box of own.sort((one, other) => one.top - other.top)) {
      if (box.top < bottom) continue
      count += 1
      bottom = box.bottom
    }
    if (count > 2) report('heading of many lines', heading, `${count} lines`)
  }

  // Fields: their content, and overlaps of texts and fields

  const fields = [...root.querySelectorAll<HTMLInputElement>('input, select, textarea')].filter(
    (field) => isShown(field) && !/^(checkbox|radio|hidden|file|range)$/.test(field.type),
  )
  const ruler = document.createElement('canvas').getContext('2d')!
  for (const field of fields) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field)
    ruler.font = font
    const text = field.matches('select')
      ? field.querySelector<HTMLOptionElement>('option:checked')?.text
      : field.value === '' && !field.matches('textarea') && field.placeholder
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
    const wanted = text ? ruler.measureText(text).width : 0
    if (wanted > room + 2 && !field.closest('[title]:not([title=""])'))
      report('cut text', field, `'${String(text)}' takes ${Math.round(wanted)} of ${Math.round(room)} px`)
  }

  /** A sticky bar, a popup or a sticky cell has a background and covers what is below. */
  function isOnLayer(element: Element, other: Element): boolean {
    for (let at: Element | null = element; at && !at.contains(other); at = at.parentElement) {
      const style = getComputedStyle(at)
      const isLifted =
        style.position !== 'static' && (style.position !== 'relative' || style.zIndex !== 'auto')
      if ((isLifted || isTopLayer(at)) && !at.matches('input, select, textarea') && hasGround(style))
        return true
    }
    return false
  }
  const seenFields = fields.map((element): Part => {
    const { seen } = seenOf(element.getBoundingClientRect(), element.parentElement)
    return { element, holder: null, box: seen }
  })
  const fromTop = [...lines, ...seenFields].sort((one, other) => one.box.top - other.box.top)
  for (const [at, one] of fromTop.entries())
    for (const other of fromTop.slice(at + 1)) {
      if (other.box.top >= one.box.bottom) break
      const shared = common(one.box, other.box)
      if (!hasArea(shared) || one.element === other.element || (!one.holder && !other.holder)) continue
      const [text, under] = one.holder ? [one, other] : [other, one]
      // An element inside a field belongs to it, such as a unit.
      if (!under.holder && sizeOf(shared) === sizeOf(text.box)) continue
      if (isOnLayer(one.element, other.element) || isOnLayer(other.element, one.element)) continue
      report('text over text', text.element, `shares ${sizeOf(shared)} px with ${wordsOf(under.element)}`)
    }

  // Texts and controls outside the window or their frame

  const controls = [
    ...root.querySelectorAll<HTMLInputElement>(
      ':is(a[href], button, input, select, textarea, summary):not(:disabled, [inert] *)',
    ),
  ].flatMap((element): (Part & { places: HTMLElement[] })[] => {
    const places: HTMLElement[] = [element, ...(element.labels ?? [])]
    const place = isShown(element) ? element : places.find((one) => one !== element && isShown(one))
    const box = place?.getClientRects()[0]
    return place && box && hasArea(box) ? [{ element: place, holder: place.parentElement, box, places }] : []
  })
  function frameOf(holder: Element | null): Element | null {
    if (!holder || holder === root) return null
    const style = getComputedStyle(holder)
    const hasEdges = style.borderLeftWidth !== '0px' && style.borderRightWidth !== '0px'
    const isDrawn = hasEdges || style.boxShadow !== 'none' || hasGround(style)
    if (isDrawn && !/^(inline|contents|table-row|table-row-group)$/.test(style.display)) return holder
    return /absolute|fixed/.test(style.position) ? null : frameOf(holder.parentElement)
  }
  for (const { element, holder, box } of [...lines, ...controls]) {
    const { seen } = seenOf(box, holder)
    if (!hasArea(seen)) continue
    const beyond = Math.max(seen.right - window.innerWidth, -seen.left)
    if (beyond > 1) report('beyond the page', element, `by ${Math.round(beyond)} px`)
    const frame = frameOf(holder)
    if (!frame) continue
    const { left, top, right, bottom } = frame.getBoundingClientRect()
    const by = Math.max(left - seen.left, seen.right - right, top - seen.top, seen.bottom - bottom)
    if (by > 2) report('out of its box', element, `by ${Math.round(by)} px of ${partOf(frame)}`)
  }
  const sideways = document.documentElement.scrollWidth - window.innerWidth
  if (sideways > 0) report('beyond the page', root, `by ${sideways} px`)

  // Popups over what opened them

  let isCovering = false
  for (const control of root.querySelectorAll('[aria-expanded=true]')) {
    const id = control.getAttribute('aria-controls') ?? control.getAttribute('aria-owns') ?? ''
    const popup = document.getElementById(id) ?? control.nextElementSibling
    if (!popup || !isShown(popup) || popup.contains(control)) continue
    let layer: Element | null = popup
    while (layer && !/absolute|fixed/.test(getComputedStyle(layer).position)) layer = layer.parentElement
    if (!layer || layer.contains(control)) continue
    isCovering = true
    // A field may be drawn around an invisible control.
    let field: Element | null = control
    while (field && !hasArea(seenOf(field.getBoundingClientRect(), field.parentElement).seen))
      field = field.parentElement
    const shared = common((field ?? control).getBoundingClientRect(), layer.getBoundingClientRect())
    if (widthOf(shared) > 2 && heightOf(shared) > 2)
      report('popup over its field', control, `shares ${sizeOf(shared)} px with it`)
  }

  // Controls that are covered even after scrolling to them; below a popup they count after it is closed

  const scrolled = window.scrollY
  for (const { element, holder, places } of isCovering ? [] : controls) {
    const coverOf = (): Element | null => {
      clips.clear()
      const page = { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight }
      const box = common(seenOf(element.getClientRects()[0]!, holder).seen, page)
      if (!hasArea(box)) return document.documentElement
      const hit = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2)
      return !hit || hit.contains(element) || places.some((place) => place.contains(hit)) ? null : hit
    }
    if (!coverOf()) continue
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const cover = coverOf()
    if (cover && cover !== document.documentElement)
      report('covered', element, `by ${partOf(cover)} ${wordsOf(cover)}`)
  }
  window.scrollTo({ top: scrolled, behavior: 'instant' })
  return faults
}

/**
 * Visible elements that an action moves by more than 8 px, even briefly. A focused branch, a button in a list item with
 * content to show in the list, may push down what follows it.
 */
export async function jumpsAfter(
  page: Page,
  name: string,
  action: () => Promise<void>,
  milliseconds = 150,
): Promise<LayoutFault[]> {
  const before = await page.evaluateHandle(async () => {
    await new Promise(requestAnimationFrame)
    const all = document.querySelectorAll('h1, h2, h3, p, a, button, input, select, textarea, th, td')
    const inView = [...all].filter((one) => {
      const { top, bottom, width } = one.getBoundingClientRect()
      return width > 1 && bottom > 0 && top < window.innerHeight && one.checkVisibility()
    })
    const places = new Map(inView.map((one) => [one, one.getBoundingClientRect()]))
    const branch = document.activeElement?.closest('li button[aria-expanded]:not([aria-haspopup])')
    return { scrolled: window.scrollY, places, branch }
  })
  await action()
  const moved = await before.evaluate(async ({ scrolled, places, branch }, watched) => {
    const moved = new Map<Element, number>()
    const below = Node.DOCUMENT_POSITION_FOLLOWING
    const follows = (one: Element): boolean =>
      branch?.ariaExpanded === 'true' && branch.compareDocumentPosition(one) === below
    for (const start = performance.now(); performance.now() - start < watched;) {
      await new Promise(requestAnimationFrame)
      for (const [one, { left, top }] of places) {
        if (!one.checkVisibility()) continue
        const now = one.getBoundingClientRect()
        // One pixel large: for screen readers only.
        if (now.width <= 1) continue
        // Scrolling is no jump.
        const down = Math.min(Math.abs(now.top - top), Math.abs(now.top - top + window.scrollY - scrolled))
        if (follows(one) && now.left === left && now.top > top) continue
        const by = Math.max(Math.abs(now.left - left), down)
        if (by > Math.max(8, moved.get(one) ?? 0)) moved.set(one, by)
      }
    }
    return [...moved].map(([{ localName, textContent }, by]) => ({ localName, textContent, by }))
  }, milliseconds)
  return moved.slice(0, 1).map(({ localName, textContent, by }) => ({
    is: `jump: ${name}`,
    numbers: `${localName} «${textContent.trim().slice(0, 40)}» by ${Math.round(by)} px, one of ${moved.length}`,
  }))
}
