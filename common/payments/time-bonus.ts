/** Spec §9: how long after the signup the time bonus lasts. */
export const timeBonusMs = 14_400_000
/** Spec §9: how long a newcomer is in the members area before the modal comes. */
export const timeBonusModalMs = 40_000
