/** @jest-environment node */
import { emailCharacters, nameCharacters, titleCharacters, userNameCharacters } from './characters.ts'
import { only } from './textRules.ts'

const judges = {
  name: only(nameCharacters, 'strange'),
  title: only(titleCharacters, 'strange'),
  userName: only(userNameCharacters, 'strange'),
  email: only(emailCharacters, 'strange'),
}

it.each<[keyof typeof judges, string, 'strange' | 'hidden' | null]>([
  ['name', 'Ñandú Güiza', null],
  ['name', 'ÁÉÍÓÚÜÑ áéíóúüñ', null],
  ['name', 'Jose\u0301', null],
  ['name', 'Agu\u0308ero', null],
  ['name', "O'Brien", 'strange'],
  ['name', 'Ana-Lucía', 'strange'],
  ['name', 'Avelãs Conceição', 'strange'],
  ['name', 'j\u043ehn', 'strange'],
  ['name', 'a×b÷c', 'strange'],
  ['name', 'R2D2', 'strange'],
  ['name', '１２３٣', 'strange'],
  ['name', '👩‍👩‍👧', 'strange'],
  ['name', 'Z̡̖̜͖̰̣͉̜a̵l̷g̸o', 'strange'],
  ['name', '<img src=x onerror=1>', 'strange'],
  ['name', 'Muñoz\u00a0Díaz', 'hidden'],
  ['name', 'B\u00a0rbara S\u0080enz', 'hidden'],
  ['name', 'Muñoz\tDíaz', 'hidden'],
  ['name', '\u202Eevil', 'hidden'],
  ['name', 'a\u200Db', 'hidden'],
  ['name', 'a\u00adb', 'hidden'],
  ['name', 'a\0b', 'hidden'],
  ['title', 'Łukasz Çã 2', null],
  ['title', 'A+B', 'strange'],
  ['title', 'A\u00a0B', 'hidden'],
  ['userName', 'luisa.pena_1-x@y', null],
  ['userName', 'Peña', 'strange'],
  ['userName', 'a b', 'strange'],
  ['userName', 'a+b', 'strange'],
  ['userName', "' OR 1=1--", 'strange'],
  ['userName', '\u200bana', 'hidden'],
  ['email', 'luisa.pena+x_1-y@suite.test', null],
  ['email', "conan.o'brien@suite.test", 'strange'],
  ['email', 'peña@suite.test', 'strange'],
])('a %s %j is %s [UVA-03, UVA-09, UVA-10, UVA-11]', (field, text, problem) => {
  expect(judges[field](text)).toBe(problem)
})

it('a hostile text of ten thousand characters is validated in linear time', () => {
  const text = 'a\u0301<\u202E'.repeat(2_500)
  for (const judge of Object.values(judges)) expect(judge(text)).toBe('strange')
})
