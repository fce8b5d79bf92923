/** Where a member adds a photo. */
export const photoPath = '/complete-signup?step=photo'
