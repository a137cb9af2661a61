import type { Page } from '@playwright/test'
import type { Looks } from './builtThemes.ts'

/**
 * Texts on the card of a page and in its fields with less contrast than WCAG AA, in each scheme of each theme:
 * `key dark 'text' 3.91`.
 */
export function weakTexts(page: Page, themes: readonly { key: string; looks: Looks }[]): Promise<string[]> {
  return page.evaluate((given) => {
    type Color = [red: number, green: number, blue: number, alpha: number]

    /** A computed colour: rgb(…), rgba(…) or color(srgb …). */
    function read(text: string): Color {
      const numbers = (text.match(/[\d.]+/g) ?? []).map(Number)
      const [red = 0, green = 0, blue = 0, alpha = 1] = numbers
      return text.startsWith('color')
        ? [red * 255, green * 255, blue * 255, alpha]
        : [red, green, blue, alpha]
    }
    function over([red, green, blue, alpha]: Color, below: Color): Color {
      const mix = (one: number, other: number): number => one * alpha + other * (1 - alpha)
      return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1]
    }
    function groundOf(element: Element | null): Color {
      if (!element) return [255, 255, 255, 1]
      const { backgroundColor, backgroundImage } = getComputedStyle(element)
      const [glass] = backgroundImage.match(/(?:rgba?|color)\([^)]*\)/) ?? []
      const own = read(glass ?? backgroundColor)
      return own[3] >= 1 ? own : over(own, groundOf(element.parentElement))
    }
    function luminance([red, green, blue]: Color): number {
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((value) => {
        const channel = value / 255
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }

    /** Properties of a text and its surroundings that no theme changes. */
    function opacityOf(element: Element | null): number {
      return element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
    }
    type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement
    const fields = 'input:not([type=checkbox], [type=radio], [type=file]), select, textarea'
    const isField = (element: Element): element is Field => element.matches(fields)

    const shown = [...document.querySelectorAll('.frame-card *, dialog *')].filter((element) => {
      const hasText =
        isField(element) ||
        [...element.childNodes].some(
          ({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim(),
        )
      // Disabled controls are exempt, and texts for screen readers are invisible.
      return hasText && element.getClientRects().length > 0 && !element.closest('.sr-only, :disabled, option')
    })
    const opacities = new Map(shown.map((element) => [element, opacityOf(element)]))
    const root = document.documentElement
    const looks = given.flatMap(({ key, looks: { light, dark } }) => [
      ...(light ? [{ key, scheme: 'light', style: light }] : []),
      ...(dark ? [{ key, scheme: 'dark', style: dark }] : []),
    ])
    return looks.flatMap(({ key, scheme, style }) => {
      root.dataset['scheme'] = scheme
      for (const [name, value] of Object.entries(style)) root.style.setProperty(name, value)
      return shown.flatMap((element) => {
        const { color, fontSize, fontWeight } = getComputedStyle(element)
        const ground = groundOf(element)
        const [red, green, blue, alpha] = read(color)
        const seen = over([red, green, blue, alpha * (opacities.get(element) ?? 1)], ground)
        const [dark = 0, light = 0] = [luminance(seen), luminance(ground)].sort((a, b) => a - b)
        const ratio = (light + 0.05) / (dark + 0.05)
        const isLarge =
          parseFloat(fontSize) >= 24 || (parseFloat(fontSize) >= 18.66 && Number(fontWeight) >= 700)
        return ratio < (isLarge ? 3 : 4.5)
          ? [
              `${key} ${scheme} '${isField(element) ? element.value : element.textContent}' ${ratio.toFixed(2)}`,
            ]
          : []
      })
    })
  }, themes)
}

/** Texts on the picture of a theme without enough contrast. */
export function weakOnPicture(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const picture = document.querySelector<HTMLImageElement>('.frame-backdrop')!
    const { width, height, left, top } = picture.getBoundingClientRect()
    const canvas = Object.assign(document.createElement('canvas'), { width, height })
    const brush = canvas.getContext('2d', { willReadFrequently: true })!
    const { backgroundColor, objectPosition } = getComputedStyle(picture)
    brush.fillStyle = backgroundColor
    brush.fillRect(0, 0, width, height)
    const scale = Math.max(width / picture.naturalWidth, height / picture.naturalHeight)
    const [drawnWidth, drawnHeight] = [picture.naturalWidth * scale, picture.naturalHeight * scale]
    const [x = 50, y = 50] = objectPosition.split(' ').map(parseFloat)
    brush.drawImage(
      picture,
      ((width - drawnWidth) * x) / 100,
      ((height - drawnHeight) * y) / 100,
      drawnWidth,
      drawnHeight,
    )

    const luminance = (channels: readonly number[]): number => {
      const [r = 0, g = 0, b = 0] = channels.map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const texts = document.querySelectorAll('.frame-statement p, .frame-foot, .frame-top select')
    return [...texts].flatMap((element) => {
      const box = element.getBoundingClientRect()
      const { color, fontSize } = getComputedStyle(element)
      const onPicture = box.width > 0 && box.right <= left + width && box.bottom <= top + height
      if (!onPicture) return []
      const numbers = (color.match(/[\d.]+/g) ?? []).map(Number)
      const seen = luminance(
        color.startsWith('color') ? numbers.slice(0, 3).map((value) => value * 255) : numbers.slice(0, 3),
      )
      const { data } = brush.getImageData(
        box.left - left,
        box.top - top,
        Math.max(1, box.width),
        Math.max(1, box.height),
      )
      let [weak, all] = [0, 0]
      for (let at = 0; at < data.length; at += 4 * 7) {
        const ground = luminance([...data.slice(at, at + 3)])
        const ratio = (Math.max(seen, ground) + 0.05) / (Math.min(seen, ground) + 0.05)
        all += 1
        if (ratio < (parseFloat(fontSize) >= 24 ? 3 : 4.5)) weak += 1
      }
      // Allows a thin line of the picture across a text.
      return weak / all > 0.04
        ? [`'${element.textContent}' on ${Math.round((100 * weak) / all)} % of its ground`]
        : []
    })
  })
}
