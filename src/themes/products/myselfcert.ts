import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/myselfcert/background.svg'
import logo from '../pictures/myselfcert/logo.svg'
import logoMark from '../pictures/myselfcert/mark.svg'
import { brandedProduct } from './brandedProduct.ts'

export const myselfcert: Product = {
  ...brandedProduct,
  name: 'myselfcert',
  title: 'Myselfcert',
  productName: 'Myselfcert',
  appname: 'myselfcert',
  loginKind: 'certificate',
  externalSignIn: true,
  colors: {
    brand: '#4f48d6',
    brandStrong: '#3c2eb4',
    brandDeep: '#151569',
    brandSoft: '#e2e6ff',
    brandFaint: '#f3f5ff',
    onBrand: '#ffffff',
    accent: '#35e0c2',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
