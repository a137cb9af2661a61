import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/colnomina/background.svg'
import logo from '../pictures/colnomina/logo.svg'
import logoMark from '../pictures/colnomina/mark.svg'
import { standardProduct } from './standardProduct.ts'
import { displayName } from './product.ts'

export const colnomina: Product = {
  ...standardProduct,
  name: 'colnomina',
  title: 'Colnomina',
  productName: 'Colnomina',
  appname: 'colnomina',
  purchaseLink: { label: 'payroll', product: displayName, landing: 'https://www.suite.test/comprar/nomina' },
  colors: {
    brand: '#0b7643',
    brandStrong: '#045b32',
    brandDeep: '#002f23',
    brandSoft: '#d6efde',
    brandFaint: '#f0f8f2',
    onBrand: '#ffffff',
    accent: '#f4c64f',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
