/** Sentences that members finish on their profile. The texts are prompts.json, by these keys. */
export const prompts = [
  'way_to_my_heart',
  'good_evening',
  'sunday_morning',
  'ask_me_about',
  'get_along',
  'useless_talent',
  'laugh_about',
  'cook_for_you',
  'small_joy',
  'song_on_repeat',
  'dream_trip',
  'first_date',
  'cannot_resist',
  'looking_for',
  'surprised_to_learn',
  'proud_of',
  'late_at_night',
  'never_miss',
  'best_advice',
  'together_we_could',
] as const
export type Prompt = (typeof prompts)[number]
