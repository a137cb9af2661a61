/**
 * Invisible characters: zero width, direction marks, soft hyphens, which chats, phones and web pages add to copied
 * text. Not the right-to-left override, without which the text would differ from what is shown.
 */
const invisible = /(?!\u202E)\p{Default_Ignorable_Code_Point}/gu

export function withoutInvisible(text: string): string {
  return text.replace(invisible, '')
}

/** Cleans a typed user name or e-mail; phones add a space after a dot. A space between words stays. */
export function identifier(typed: string): string {
  return withoutInvisible(typed)
    .normalize('NFC')
    .replace(/\s*([.@_-])\s*/g, '$1')
    .trim()
}
