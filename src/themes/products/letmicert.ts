import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/letmicert/background.svg'
import logo from '../pictures/letmicert/logo.svg'
import logoMark from '../pictures/letmicert/mark.svg'
import { brandedProduct } from './brandedProduct.ts'

export const letmicert: Product = {
  ...brandedProduct,
  name: 'letmicert',
  title: 'Letmicert',
  productName: 'Letmicert',
  appname: 'letmicert',
  loginKind: 'certificate',
  externalSignIn: true,
  colors: {
    brand: '#b1165b',
    brandStrong: '#8c0245',
    brandDeep: '#49022e',
    brandSoft: '#fedee6',
    brandFaint: '#fff2f5',
    onBrand: '#ffffff',
    accent: '#ffc46b',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
