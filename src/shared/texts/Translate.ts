import type * as namespaces from '#locales/namespaces.ts'

export type Namespaces = typeof namespaces
export type Namespace = keyof Namespaces

/** Names of the placeholders in a text: `'name'` of `'Seleccionar {{name}}'`. */
type Places<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Places<Rest> : never

/** Keys of the texts with their placeholders; plural forms are one text. */
type Entry<Texts, Before extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Plural}_${'one' | 'many' | 'other'}`
      ? { key: `${Before}${Plural}`; places: Places<Texts[Key]> | 'count' }
      : { key: `${Before}${Key}`; places: Places<Texts[Key]> }
    : Entry<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** Placeholders by namespace and key. */
type AllPlaces = { [Name in Namespace]: ByKey<Entry<Namespaces[Name], ''>> }
type ByKey<Entries> = {
  [One in Entries as One extends { key: infer Key extends string } ? Key : never]: One extends {
    places: infer Place
  }
    ? Place
    : never
}

type First<Own> = Own extends readonly [infer Name extends Namespace, ...Namespace[]] ? Name : Own & Namespace
type Each<Own> = Own extends readonly Namespace[] ? Own[number] : Own & Namespace

type FullKey<Name extends Namespace> = { [One in Name]: `${One}:${keyof AllPlaces[One] & string}` }[Name]

type PlacesOf<Own extends Namespace, Key> = Key extends `${infer Name extends Namespace}:${infer Short}`
  ? AllPlaces[Name][Short & keyof AllPlaces[Name]]
  : AllPlaces[Own][Key & keyof AllPlaces[Own]]

/** Arguments after a key: a value for every placeholder, if there are any. */
type Given<Place> = [Place] extends [never] ? [] : [values: Readonly<Record<Place & string, string | number>>]

/** Finds a text by `namespace:key`; the first namespace may be omitted. */
export type Translate<Own extends Namespace | readonly Namespace[]> = <
  Key extends FullKey<Each<Own>> | (keyof AllPlaces[First<Own>] & string),
>(
  key: Key,
  ...given: Given<PlacesOf<First<Own>, Key>>
) => string
