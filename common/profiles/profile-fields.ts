/** Values of the profile's fields, spelled as spec §3 spells them on the wire. */
export const genders = ['male', 'female'] as const
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const
export const relationshipStatuses = [
  'divorced',
  'living together',
  'married',
  'single',
  'widowed',
  'unmarried',
] as const
export const hairColors = [
  'brunette',
  'blond',
  'brown',
  'white',
  'bald',
  'black',
  'dark blond',
  'dark brown',
  'gray',
  'red',
  'other',
] as const
export const eyeColors = ['blue', 'green', 'hazel', 'brown', 'other'] as const
export const bodyTypes = ['slim', 'normal', 'fat'] as const
export const interests = [
  'relationship',
  'onenightstand',
  'kissing',
  'hugging',
  'massages',
  'lingerie',
  'sex variants',
  'gym',
  'sports',
  'dancing',
  'travelling',
  'adventure',
  'party',
  'music',
  'movies',
  'videogames',
  'politics',
  'outdoors',
  'gardening',
  'hiking',
  'biking',
  'reading',
  'animals',
  'beach',
  'art',
  'photography',
  'theater',
  'shopping',
  'fashion',
  'astrology',
  'cooking',
  'foodie',
  'bbq',
  'sushi',
  'vegetarian',
  'wine',
  'beer',
  'tea',
  'coffee',
] as const

export type Gender = (typeof genders)[number]
export type HairColor = (typeof hairColors)[number]
export type EyeColor = (typeof eyeColors)[number]
export type BodyType = (typeof bodyTypes)[number]
export type Sexuality = (typeof sexualities)[number]
export type Interest = (typeof interests)[number]

/** The message key of a wire value: spaces become underscores ('living together' → 'living_together'). */
export function fieldKey<T extends string>(value: T): FieldKey<T>
export function fieldKey(value: string): string {
  return value.replaceAll(' ', '_')
}

export type FieldKey<T extends string> = T extends `${infer A} ${infer B}` ? `${A}_${FieldKey<B>}` : T
