import { readTree, type DraftItem } from '#shared/menu/draft/draftItem.ts'
import type { ItemProblems } from '#shared/menu/item/itemRules.ts'
import { isForeignAddress } from './isForeignAddress.ts'
import { logoUpload } from '#contracts/suite-items.ts'
import { logosOf, logoUploadOf, toItemLogos, type LogoNames } from './logos.ts'
import { emptySuiteForm, suiteProblems, tidySuiteForm, type SuiteForm } from './suiteForm.ts'

const good: SuiteForm = {
  name: 'Nómina',
  urlLanding: 'https://www.suite.test/',
  urlApplication: 'http://app.suite.test',
  description: '',
  isActivate: true,
}

describe('a suite item', () => {
  it.each<[string, Partial<SuiteForm>, ItemProblems<SuiteForm>]>([
    ['as it should be', {}, {}],
    ['inactive', { isActivate: false }, {}],
    ['without a name', { name: '   ' }, { name: 'required' }],
    ['with a name that is too long', { name: 'x'.repeat(101) }, { name: 'tooLong' }],
    [
      'without addresses',
      { urlLanding: '', urlApplication: ' ' },
      { urlLanding: 'required', urlApplication: 'required' },
    ],
    ['with a path', { urlLanding: '/users' }, { urlLanding: 'url' }],
    ['with a word', { urlApplication: 'suite.test' }, { urlApplication: 'url' }],
    ['with a script', { urlLanding: 'javascript:alert(1)' }, { urlLanding: 'url' }],
    ['with another protocol', { urlApplication: 'ftp://suite.test/' }, { urlApplication: 'url' }],
    ['with no host', { urlApplication: 'https://' }, { urlApplication: 'url' }],
    ['with a user name in it', { urlLanding: 'https://a:b@suite.test/' }, { urlLanding: 'url' }],
    ['with two slashes only', { urlLanding: '//suite.test/' }, { urlLanding: 'url' }],
    ['with capitals and spaces around', { urlLanding: ' HTTPS://Suite.test/a ' }, {}],
    ['with a long description', { description: 'x'.repeat(301) }, { description: 'tooLong' }],
  ])('%s has these problems [SUI-15, SUI-16, SUI-17]', (_what, fields, problems) => {
    expect(suiteProblems({ ...good, ...fields }, null)).toEqual(problems)
  })

  it('is not validated in unchanged stored values', () => {
    const stored = { ...emptySuiteForm, urlLanding: '/users' }
    expect(suiteProblems(stored, stored)).toEqual({})
    expect(suiteProblems({ ...stored, urlLanding: '/roles' }, stored)).toEqual({ urlLanding: 'url' })
  })

  it('is stored with trimmed texts', () => {
    expect(tidySuiteForm({ ...good, name: ' Nómina\u00a0', urlLanding: ' https://a.test ' })).toMatchObject({
      name: 'Nómina',
      urlLanding: 'https://a.test',
    })
  })
})

describe('the address of an application', () => {
  const listed = [
    { urlApp: 'https://app.suite.test/', landing: 'https://www.suite.test/inicio' },
    { urlApp: null },
  ]
  it.each([
    ['https://app.suite.test/otra', false],
    ['https://www.suite.test/', false],
    ['https://otra.test/', true],
    ['https://app.suite.test.evil.test/', true],
    ['', false],
    ['no es una dirección', false],
  ])('%s is outside the listed applications: %s', (address, foreign) => {
    expect(isForeignAddress(address, listed)).toBe(foreign)
  })
})

describe('the logos of an item', () => {
  const item = (fields: object): DraftItem =>
    readTree(JSON.stringify([{ key: 'a1b2c3d4e5', name: 'Uno', ...fields }])).tree[0]!
  const catalogue = item({ iconName: 'payments' })
  const own = item({ iconName: '/uploads/1.png', iconNameDark: '/uploads/2.png', isPersonalizedIcon: true })

  it('are the stored light and dark one', () => {
    expect(logosOf(own)).toEqual({
      light: { stored: '/uploads/1.png', file: null },
      dark: { stored: '/uploads/2.png', file: null },
    })
  })

  it.each([
    ['light', 'LightSupport'],
    ['dark', 'DarkSupport'],
  ] as const)(
    'have the upload entry of the requirements: %s is %s [ENT-42, ENT-43, ENT-44, ENT-45]',
    async (kind, support) => {
      const upload = await logoUploadOf(kind, new File(['bytes'], 'logo.png', { type: 'image/png' }))
      expect(logoUpload.parse(upload)).toEqual({
        file_id: kind,
        file_name: 'logo.png',
        uploaded_file: `data:image/png;base64,${btoa('bytes')}`,
        supportType_file: support,
      })
    },
  )

  it.each<[string, DraftItem, LogoNames, boolean]>([
    ['nothing changes', catalogue, { light: 'payments', dark: '' }, false],
    ['both are uploads', catalogue, { light: '/uploads/3.png', dark: '/uploads/4.png' }, true],
    ['only the light one is an upload', catalogue, { light: 'uploads/3.png', dark: '' }, true],
    ['a dark upload joins a light icon', catalogue, { light: 'payments', dark: '/uploads/4.png' }, false],
    ['the dark one is alone', catalogue, { light: '', dark: '/uploads/4.png' }, true],
    ['the light one goes', own, { light: '', dark: '/uploads/2.png' }, true],
    ['both go', own, { light: '', dark: '' }, false],
  ])('set isPersonalizedIcon when %s', (_what, before, names, isPersonalizedIcon) => {
    expect(toItemLogos(names, before)).toMatchObject({
      iconName: names.light,
      iconNameDark: names.dark,
      isPersonalizedIcon,
    })
  })
})
