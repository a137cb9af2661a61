import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/bemyself/background.svg'
import logo from '../pictures/bemyself/logo.svg'
import logoMark from '../pictures/bemyself/mark.svg'
import t472BackgroundImage from '../pictures/bemyself_472/background.svg'
import t472Logo from '../pictures/bemyself_472/logo.svg'
import t472LogoMark from '../pictures/bemyself_472/mark.svg'
import bmscolBackgroundImage from '../pictures/bemyself_bmscol/background.svg'
import bmscolLogo from '../pictures/bemyself_bmscol/logo.svg'
import bmscolLogoMark from '../pictures/bemyself_bmscol/mark.svg'
import bmsbraBackgroundImage from '../pictures/bemyself_bmsbra/background.svg'
import bmsbraLogo from '../pictures/bemyself_bmsbra/logo.svg'
import bmsbraLogoMark from '../pictures/bemyself_bmsbra/mark.svg'
import bmsecuBackgroundImage from '../pictures/bemyself_bmsecu/background.svg'
import bmsecuLogo from '../pictures/bemyself_bmsecu/logo.svg'
import bmsecuLogoMark from '../pictures/bemyself_bmsecu/mark.svg'
import { brandedProduct } from './brandedProduct.ts'

export const bemyself: Product = {
  ...brandedProduct,
  name: 'bemyself',
  title: 'Bemyself',
  productName: 'Bemyself',
  appname: 'bemyself',
  layout: 'deep',
  languageSelector: true,
  absentScreen: true,
  colors: {
    brand: '#baa9fd',
    brandStrong: '#cfc4ff',
    brandDeep: '#141122',
    brandSoft: '#36304d',
    brandFaint: '#242132',
    onBrand: '#100d1b',
    accent: '#febbd6',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
  variants: {
    '472': {
      title: 'Bemyself · 472',
      colors: {
        brand: '#fd8c7f',
        brandStrong: '#ffb0a5',
        brandDeep: '#1b0e1d',
        brandSoft: '#502823',
        brandFaint: '#341d1a',
        onBrand: '#1b0a08',
        accent: '#edce81',
      },
      backgroundImage: t472BackgroundImage,
      logo: t472Logo,
      logoMark: t472LogoMark,
      icon: t472LogoMark,
    },
    bmscol: {
      title: 'Bemyself · Colombia',
      colors: {
        brand: '#edc14d',
        brandStrong: '#fdda84',
        brandDeep: '#0f1223',
        brandSoft: '#42330b',
        brandFaint: '#2b230e',
        onBrand: '#150e02',
        accent: '#a5e3ad',
      },
      backgroundImage: bmscolBackgroundImage,
      logo: bmscolLogo,
      logoMark: bmscolLogoMark,
      icon: bmscolLogoMark,
    },
    bmsbra: {
      title: 'Bemyself · Brasil',
      tenantLanguage: 'pt',
      colors: {
        brand: '#52db9c',
        brandStrong: '#89edb9',
        brandDeep: '#00181a',
        brandSoft: '#103f2a',
        brandFaint: '#112a1d',
        onBrand: '#03130b',
        accent: '#7fe1ff',
      },
      backgroundImage: bmsbraBackgroundImage,
      logo: bmsbraLogo,
      logoMark: bmsbraLogoMark,
      icon: bmsbraLogoMark,
    },
    bmsecu: {
      title: 'Bemyself · Ecuador',
      colors: {
        brand: '#5fc8fa',
        brandStrong: '#9adbfe',
        brandDeep: '#0b1423',
        brandSoft: '#163a4b',
        brandFaint: '#132731',
        onBrand: '#02121a',
        accent: '#d1c9ff',
      },
      backgroundImage: bmsecuBackgroundImage,
      logo: bmsecuLogo,
      logoMark: bmsecuLogoMark,
      icon: bmsecuLogoMark,
    },
  },
}
