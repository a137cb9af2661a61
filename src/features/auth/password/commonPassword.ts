// The most frequent leaked passwords here, without digits and special characters.
const words = new Set(
  'password passw contrasena clave qwerty qwertyuiop asdfgh abc abcd abcde abcdef abcdefg admin administrador bienvenido bienvenida welcome colombia bogota brasil portal usuario user prueba test secreto secret letmein iloveyou tequiero hola empresa changeme cambiame temporal'.split(
    ' ',
  ),
)

/** True for a well-known word with digits and special characters (hardening C8); only warned of. */
export function isCommonPassword(password: string): boolean {
  return words.has(password.toLowerCase().replace(/[^a-z]/g, ''))
}
