/**
 * Signs that show nothing: zero width, marks of direction, soft hyphens. Chats, phones and web pages add them to what is
 * copied. The one that turns Latin letters round is none of them: without it the text would be another than people see.
 */
const invisible = /(?!\u202E)\p{Default_Ignorable_Code_Point}/gu

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** A user name or e-mail as it was meant: phones put a blank after a dot. One between words stays, as somebody typed it. */
export function identifier(typed: string): string {
  return withoutInvisible(typed)
    .normalize('NFC')
    .replace(/\s*([.@_-])\s*/g, '$1')
    .trim()
}
