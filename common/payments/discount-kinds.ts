/** Who gave a discount: a code that is typed, the time bonus, or what is granted instead of leaving. */
export const discountKinds = ['code', 'time_bonus', 'stay', 'trial'] as const
export const discountStatuses = ['active', 'inactive'] as const
/** How often a code can be used. */
export const discountValidities = ['once', 'once_per_user', 'unlimited'] as const
