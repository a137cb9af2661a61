import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/lstinhib/background.svg'
import logo from '../pictures/lstinhib/logo.svg'
import logoMark from '../pictures/lstinhib/mark.svg'
import gseBackgroundImage from '../pictures/lstinhib_gse/background.svg'
import gseLogo from '../pictures/lstinhib_gse/logo.svg'
import gseLogoMark from '../pictures/lstinhib_gse/mark.svg'
import paynetBackgroundImage from '../pictures/lstinhib_paynet/background.svg'
import paynetLogo from '../pictures/lstinhib_paynet/logo.svg'
import paynetLogoMark from '../pictures/lstinhib_paynet/mark.svg'
import { brandedProduct } from './brandedProduct.ts'

export const lstinhib: Product = {
  ...brandedProduct,
  name: 'lstinhib',
  title: 'Lstinhib',
  productName: 'Lstinhib',
  appname: 'lstinhib',
  colors: {
    brand: '#016c93',
    brandStrong: '#005372',
    brandDeep: '#002945',
    brandSoft: '#d3ecfa',
    brandFaint: '#eff7fc',
    onBrand: '#ffffff',
    accent: '#ffd166',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
  variants: {
    gse: {
      title: 'Lstinhib · GSE',
      colors: {
        brand: '#197037',
        brandStrong: '#005623',
        brandDeep: '#002f1f',
        brandSoft: '#d9efdc',
        brandFaint: '#f0f8f2',
        onBrand: '#ffffff',
        accent: '#c6e26a',
      },
      backgroundImage: gseBackgroundImage,
      logo: gseLogo,
      logoMark: gseLogoMark,
      icon: gseLogoMark,
    },
    paynet: {
      title: 'Lstinhib · Paynet',
      colors: {
        brand: '#ac430e',
        brandStrong: '#893000',
        brandDeep: '#461211',
        brandSoft: '#ffe0d5',
        brandFaint: '#fff3ee',
        onBrand: '#ffffff',
        accent: '#7fd8ff',
      },
      backgroundImage: paynetBackgroundImage,
      logo: paynetLogo,
      logoMark: paynetLogoMark,
      icon: paynetLogoMark,
    },
  },
}
