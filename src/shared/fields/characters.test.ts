/** @jest-environment node */
import { emailCharacters, nameCharacters, userNameCharacters } from './characters.ts'

describe('characters that enter a name', () => {
  it.each([
    ['Ñandú Güiza', 'Ñandú Güiza'],
    ['ÁÉÍÓÚÜÑ áéíóúüñ', 'ÁÉÍÓÚÜÑ áéíóúüñ'],
    ['Jose\u0301', 'José'],
    ['Agu\u0308ero', 'Agüero'],
    ['Muñoz\u00a0Díaz', 'Muñoz Díaz'],
    ['Muñoz\tDíaz\n', 'Muñoz Díaz '],
    ["O'Brien-Smith", 'OBrienSmith'],
    ['j\u043ehn', 'jhn'],
    ['a×b÷c', 'abc'],
    ['Łukasz Çã', 'ukasz '],
    ['R2D2', 'RD'],
    ['１２３٣', ''],
    ['👩‍👩‍👧', ''],
    ['\u202Eevil', 'evil'],
    ['a\u200Db', 'ab'],
    ['\0', ''],
    ['Z̡̖̜͖̰̣͉̜a̵l̷g̸o', 'Zalgo'],
    ['<img src=x onerror=1>', 'img srcx onerror'],
    ['=1+1', ''],
    ['__proto__', 'proto'],
  ])('%j becomes %j [UVA-10, UVA-11]', (typed, entered) => {
    expect(nameCharacters(typed)).toBe(entered)
  })
})

describe('characters that enter a user name', () => {
  it.each([
    ['luisa.pena_1-x@y', 'luisa.pena_1-x@y'],
    ['Peña', 'Pea'],
    ['j\u043ehn', 'jhn'],
    ['a b\tc', 'abc'],
    ['a+b', 'ab'],
    ['$' + '{7*7}', '77'],
    ["' OR 1=1--", 'OR11--'],
    ['../../etc', '....etc'],
    ['１', ''],
  ])('%j becomes %j [UVA-03]', (typed, entered) => {
    expect(userNameCharacters(typed)).toBe(entered)
  })
})

describe('characters that enter an e-mail', () => {
  it.each([
    ['luisa.pena+x_1-y@suite.test', 'luisa.pena+x_1-y@suite.test'],
    ['peña@suite.test', 'pea@suite.test'],
    ['<a@b.co>', 'a@b.co'],
    [' a@b.co ', 'a@b.co'],
    ['@SUM(1)', '@SUM1'],
  ])('%j becomes %j [UVA-09]', (typed, entered) => {
    expect(emailCharacters(typed)).toBe(entered)
  })
})

it('a hostile text of ten thousand signs passes every filter in a moment', () => {
  const text = 'a\u0301<\u202E'.repeat(2_500)
  for (const characters of [nameCharacters, userNameCharacters, emailCharacters])
    expect(characters(text).length).toBeLessThanOrEqual(text.length)
})
