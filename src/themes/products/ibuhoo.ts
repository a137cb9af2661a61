import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/ibuhoo/background.svg'
import logo from '../pictures/ibuhoo/logo.svg'
import logoMark from '../pictures/ibuhoo/mark.svg'
import icon from '../pictures/ibuhoo/icon.svg'
import { standardProduct } from './standardProduct.ts'

export const ibuhoo: Product = {
  ...standardProduct,
  name: 'ibuhoo',
  title: 'Ibuhoo',
  productName: 'Ibuhoo',
  appname: 'ibuhoo',
  colors: {
    brand: '#06717a',
    brandStrong: '#01565e',
    brandDeep: '#092642',
    brandSoft: '#d4edf0',
    brandFaint: '#eff8f9',
    onBrand: '#ffffff',
    accent: '#ff9f5a',
  },
  backgroundImage,
  logo,
  logoMark,
  icon,
}
