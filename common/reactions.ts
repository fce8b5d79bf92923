/** The signs with which a message can be answered without a word. The texts are messageKinds.reactions, in this order. */
export const reactions = ['❤️', '😂', '😮', '😢', '🔥', '👍', '👏', '🥰'] as const
export type Reaction = (typeof reactions)[number]
