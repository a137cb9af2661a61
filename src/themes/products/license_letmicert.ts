import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/license_letmicert/background.svg'
import logo from '../pictures/license_letmicert/logo.svg'
import logoMark from '../pictures/license_letmicert/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const license_letmicert: Product = {
  ...standardProduct,
  name: 'license_letmicert',
  title: 'Letmicert · License',
  productName: 'Letmicert',
  appname: 'license',
  colors: {
    brand: '#933451',
    brandStrong: '#751d3b',
    brandDeep: '#3a1023',
    brandSoft: '#ffdee4',
    brandFaint: '#fef2f4',
    onBrand: '#ffffff',
    accent: '#ffc46b',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
