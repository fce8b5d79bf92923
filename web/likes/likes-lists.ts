/** The tabs of /likes/{type}; the first is the one without a type. */
export const likesLists = ['received', 'sent', 'matches'] as const

export type LikesList = (typeof likesLists)[number]
