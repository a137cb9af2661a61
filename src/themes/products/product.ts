import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/product/background.svg'
import logo from '../pictures/product/logo.svg'
import logoMark from '../pictures/product/mark.svg'
import { standardProduct } from './standardProduct.ts'

/** Display name in 'Comprar {product}' and 'Comprar {product} nómina' (S-01). */
export const displayName = 'Suite'

export const product: Product = {
  ...standardProduct,
  name: 'product',
  title: 'Suite',
  productName: displayName,
  appname: 'suite',
  purchaseLink: { label: 'product', product: displayName, landing: 'https://www.suite.test/comprar/suite' },
  colors: {
    brand: '#564bca',
    brandStrong: '#4132a9',
    brandDeep: '#221556',
    brandSoft: '#e3e6ff',
    brandFaint: '#f4f5ff',
    onBrand: '#ffffff',
    accent: '#ffb454',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
}
