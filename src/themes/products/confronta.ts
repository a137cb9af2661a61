import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/confronta/background.svg'
import logo from '../pictures/confronta/logo.svg'
import logoMark from '../pictures/confronta/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const confronta: Product = {
  ...standardProduct,
  name: 'confronta',
  title: 'Confronta',
  productName: 'Confronta',
  appname: 'confronta',
  colors: {
    brand: '#9d4c14',
    brandStrong: '#7e3700',
    brandDeep: '#3c180f',
    brandSoft: '#fce2d4',
    brandFaint: '#fdf4ee',
    onBrand: '#ffffff',
    accent: '#ffd37a',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
