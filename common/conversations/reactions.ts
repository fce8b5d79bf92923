/** The signs with which a message can be answered without a word. */
export const reactions = ['❤️', '😂', '😮', '😢', '🔥', '👍', '👏', '🥰'] as const
export type Reaction = (typeof reactions)[number]

/** What each is called: keys of messageKinds.signs. */
export const reactionNames = {
  '❤️': 'love',
  '😂': 'laugh',
  '😮': 'wow',
  '😢': 'sad',
  '🔥': 'fire',
  '👍': 'yes',
  '👏': 'applause',
  '🥰': 'adore',
} as const satisfies Record<Reaction, string>
