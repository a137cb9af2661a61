import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/oidc/background.svg'
import logo from '../pictures/oidc/logo.svg'
import logoMark from '../pictures/oidc/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const oidc: Product = {
  ...standardProduct,
  name: 'oidc',
  title: 'OIDC',
  productName: 'OIDC',
  appname: 'ibuhoo',
  externalSignIn: true,
  colors: {
    brand: '#4a5872',
    brandStrong: '#354158',
    brandDeep: '#1a2230',
    brandSoft: '#e3e8f1',
    brandFaint: '#f4f6f9',
    onBrand: '#ffffff',
    accent: '#6ad1e3',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
