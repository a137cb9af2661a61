import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/firmaya/background.svg'
import logo from '../pictures/firmaya/logo.svg'
import logoMark from '../pictures/firmaya/mark.svg'
import icon from '../pictures/firmaya/icon.svg'
import { standardProduct } from './standardProduct.ts'

export const firmaya: Product = {
  ...standardProduct,
  name: 'firmaya',
  title: 'Firmaya',
  productName: 'Firmaya',
  appname: 'firmaya',
  layout: 'certificate',
  loginKind: 'certificate',
  wording: 'certificate',
  externalSignIn: true,
  contact: '601 555 0120',
  colors: {
    brand: '#3353ae',
    brandStrong: '#1f3b8e',
    brandDeep: '#101d4a',
    brandSoft: '#dee8ff',
    brandFaint: '#f2f6ff',
    onBrand: '#ffffff',
    accent: '#c99a3f',
  },
  backgroundImage,
  logo,
  logoMark,
  icon,
}
