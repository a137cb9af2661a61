import type * as namespaces from '#locales/namespaces.ts'

export type Namespaces = typeof namespaces
export type Namespace = keyof Namespaces

/** Names of the places in a text: `'name'` of `'Seleccionar {{name}}'`. */
type Places<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | Places<Rest> : never

/** Each text under its key, with the names of what it has to be given; forms of a number are one text. */
type Entry<Texts, Before extends string> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Plural}_${'one' | 'many' | 'other'}`
      ? { key: `${Before}${Plural}`; places: Places<Texts[Key]> | 'count' }
      : { key: `${Before}${Key}`; places: Places<Texts[Key]> }
    : Entry<Texts[Key], `${Before}${Key}.`>
}[keyof Texts & string]

/** Names of the places by namespace and key. */
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

/** What stands after a key: a value for every place, nothing where there is none. */
type Given<Place> = [Place] extends [never] ? [] : [values: Readonly<Record<Place & string, string | number>>]

/** Finds a text of some namespaces by `namespace:key`; keys of the first one go without its name. */
export type Translate<Own extends Namespace | readonly Namespace[]> = <
  Key extends FullKey<Each<Own>> | (keyof AllPlaces[First<Own>] & string),
>(
  key: Key,
  ...given: Given<PlacesOf<First<Own>, Key>>
) => string
