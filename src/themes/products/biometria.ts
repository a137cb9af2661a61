import type { Product } from '../theme.ts'
import backgroundImage from '../pictures/biometria/background.svg'
import logo from '../pictures/biometria/logo.svg'
import logoMark from '../pictures/biometria/mark.svg'
import gseBackgroundImage from '../pictures/biometria_gse/background.svg'
import gseLogo from '../pictures/biometria_gse/logo.svg'
import gseLogoMark from '../pictures/biometria_gse/mark.svg'
import fnaBackgroundImage from '../pictures/biometria_fna/background.svg'
import fnaLogo from '../pictures/biometria_fna/logo.svg'
import fnaLogoMark from '../pictures/biometria_fna/mark.svg'
import { standardProduct } from './standardProduct.ts'

export const biometria: Product = {
  ...standardProduct,
  name: 'biometria',
  title: 'Biometría',
  productName: 'Biometría',
  appname: 'biometria',
  colors: {
    brand: '#803385',
    brandStrong: '#641b69',
    brandDeep: '#32103b',
    brandSoft: '#f7dff8',
    brandFaint: '#fbf3fb',
    onBrand: '#ffffff',
    accent: '#f59ac4',
  },
  backgroundImage,
  logo,
  logoMark,
  icon: logoMark,
  variants: {
    gse: {
      title: 'Biometría GSE',
      captchaDefault: true,
      colors: {
        brand: '#197037',
        brandStrong: '#005623',
        brandDeep: '#002c1d',
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
    fna: {
      title: 'Biometría FNA',
      colors: {
        brand: '#b02a2d',
        brandStrong: '#8f0b17',
        brandDeep: '#440c16',
        brandSoft: '#fee0dc',
        brandFaint: '#fff3f1',
        onBrand: '#ffffff',
        accent: '#ffc067',
      },
      backgroundImage: fnaBackgroundImage,
      logo: fnaLogo,
      logoMark: fnaLogoMark,
      icon: fnaLogoMark,
    },
  },
}
