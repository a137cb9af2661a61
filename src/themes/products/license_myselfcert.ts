import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/license_myselfcert/background.svg'
import logo from '../pictures/license_myselfcert/logo.svg'
import logoMark from '../pictures/license_myselfcert/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const license_myselfcert: Product = {
  ...standardProduct,
  name: 'license_myselfcert',
  title: 'Myselfcert · License',
  productName: 'Myselfcert',
  appname: 'license',
  colors: {
    brand: '#4650a8',
    brandStrong: '#323889',
    brandDeep: '#131d47',
    brandSoft: '#e1e7ff',
    brandFaint: '#f3f5ff',
    onBrand: '#ffffff',
    accent: '#35e0c2',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
