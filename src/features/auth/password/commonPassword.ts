// Words that begin most lists of leaked passwords here, without digits and special characters.
const words = new Set(
  'password passw contrasena clave qwerty qwertyuiop asdfgh abc abcd abcde abcdef abcdefg admin administrador bienvenido bienvenida welcome colombia bogota brasil portal usuario user prueba test secreto secret letmein iloveyou tequiero hola empresa changeme cambiame temporal'.split(
    ' ',
  ),
)

/** One of the passwords that are tried first: a well-known word with a number and a sign (hardening C8). A hint only: it may be used. */
export function isCommonPassword(password: string): boolean {
  return words.has(password.toLowerCase().replace(/[^a-z]/g, ''))
}
