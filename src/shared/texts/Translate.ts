import type * as namespaces from '#locales/namespaces.ts'

export type Namespaces = typeof namespaces
export type Namespace = keyof Namespaces

/** Names of the placeholders in a text: `'name'` of `'Seleccionar {{name}}'`. */
type Placeholders<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never

/** Keys of the texts with their placeholders; plural forms are one text, whose `{{number}}` is the formatted `count`. */
type Entry<Texts, Before extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Plural}_${'one' | 'many' | 'other'}`
      ? { key: `${Before}${Plural}`; placeholders: Exclude<Placeholders<Texts[Key]>, 'number'> | 'count' }
      : { key: `${Before}${Key}`; placeholders: Placeholders<Texts[Key]> }
    : Entry<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** Placeholders by namespace and key. */
type AllPlaceholders = { [Name in Namespace]: ByKey<Entry<Namespaces[Name], ''>> }
type ByKey<Entries> = {
  [One in Entries as One extends { key: infer Key extends string } ? Key : never]: One extends {
    placeholders: infer Placeholder
  }
    ? Placeholder
    : never
}

type First<Own> = Own extends readonly [infer Name extends Namespace, ...Namespace[]] ? Name : Own & Namespace
type Each<Own> = Own extends readonly Namespace[] ? Own[number] : Own & Namespace

type FullKey<Name extends Namespace> = {
  [One in Name]: `${One}:${keyof AllPlaceholders[One] & string}`
}[Name]

type PlaceholdersOf<Own extends Namespace, Key> = Key extends `${infer Name extends Namespace}:${infer Short}`
  ? AllPlaceholders[Name][Short & keyof AllPlaceholders[Name]]
  : AllPlaceholders[Own][Key & keyof AllPlaceholders[Own]]

/** Arguments after a key: a value for every placeholder, if there are any. */
type Given<Placeholder> = [Placeholder] extends [never]
  ? []
  : [values: Readonly<Record<Placeholder & string, string | number>>]

/** Finds a text by `namespace:key`; the first namespace may be omitted. */
export type Translate<Own extends Namespace | readonly Namespace[]> = <
  Key extends FullKey<Each<Own>> | (keyof AllPlaceholders[First<Own>] & string),
>(
  key: Key,
  ...given: Given<PlaceholdersOf<First<Own>, Key>>
) => string
