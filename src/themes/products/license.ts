import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/license/background.svg'
import logo from '../pictures/license/logo.svg'
import logoMark from '../pictures/license/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const license: Product = {
  ...standardProduct,
  name: 'license',
  title: 'License',
  productName: 'License',
  appname: 'license',
  colors: {
    brand: '#32618e',
    brandStrong: '#1d4972',
    brandDeep: '#12243e',
    brandSoft: '#dceaf9',
    brandFaint: '#f1f6fc',
    onBrand: '#ffffff',
    accent: '#5cc9de',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
