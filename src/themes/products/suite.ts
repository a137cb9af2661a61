import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/suite/background.svg'
import logo from '../pictures/suite/logo.svg'
import logoMark from '../pictures/suite/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const suite: Product = {
  ...standardProduct,
  name: 'suite',
  title: 'Suite App',
  productName: 'Suite App',
  appname: 'suite',
  colors: {
    brand: '#7a41af',
    brandStrong: '#612a90',
    brandDeep: '#2d134c',
    brandSoft: '#eee2fe',
    brandFaint: '#f8f3ff',
    onBrand: '#ffffff',
    accent: '#7fe0d0',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
