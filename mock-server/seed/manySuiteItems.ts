import type { SuiteItem } from '#contracts/suite-items.ts'
import { uploadFolder } from '#contracts/suite-items.ts'
import { bytesOf } from '../bytes.ts'
import type { Files } from '../store/files.ts'
import { picture, type Rgb } from './picture.ts'

export const manySuiteItems = 60

const edges = [32, 64, 128, 256]
/** The same logo for light and dark backgrounds. */
const tones: readonly { light: Rgb; dark: Rgb }[] = [
  { light: [24, 72, 168], dark: [150, 190, 255] },
  { light: [150, 40, 60], dark: [255, 170, 180] },
  { light: [20, 110, 80], dark: [140, 230, 190] },
  { light: [90, 50, 140], dark: [210, 180, 255] },
]
const icons = ['receipt_long', 'payments', 'fingerprint', 'draw', 'badge']

/**
 * Sixty items: every second one has uploaded logos, every fifth is inactive. The logo of the second is missing, the logo
 * of the fourth is not an image.
 */
export function suiteItems(files: Files): SuiteItem[] {
  const pathOf = (bytes: Uint8Array): string => `${uploadFolder}${files.keep(bytes)}.png`
  const logos = edges.flatMap((edge) =>
    tones.map(({ light, dark }) => ({
      iconName: pathOf(picture(edge, light)),
      iconNameDark: pathOf(picture(edge, dark)),
    })),
  )
  const broken = pathOf(bytesOf('no picture at all'))
  const odd = new Map([
    [2, { iconName: `${uploadFolder}0123456789abcdef.png`, iconNameDark: '' }],
    [4, { iconName: broken, iconNameDark: broken }],
  ])
  return Array.from({ length: manySuiteItems }, (_, index) => {
    const number = index + 1
    const hasLogos = number % 2 === 0
    const catalogue = { iconName: icons[number % icons.length]!, iconNameDark: '' }
    return {
      key: `suite${String(number).padStart(5, '0')}`,
      name:
        number % 7 === 0
          ? `Gestión de nómina electrónica y compañías número ${number}`
          : `Aplicación ${number}`,
      description: `Qué resuelve la aplicación ${number}`,
      urlLanding: `https://www.aplicacion${number}.suite.test/`,
      urlApplication: `https://app.aplicacion${number}.suite.test/`,
      ...(hasLogos ? (odd.get(number) ?? logos[(number / 2) % logos.length]!) : catalogue),
      isPersonalizedIcon: hasLogos,
      isActivate: number % 5 !== 0,
      sizeIcon: '24px',
      menuLocation: 4,
      children: [],
    }
  })
}
