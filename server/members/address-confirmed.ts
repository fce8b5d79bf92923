import { z } from 'zod'

/** A member proved that the account's address is theirs: announced in the transaction that stores it. */
export const addressConfirmed = { name: 'address-confirmed', schema: z.object({ member: z.uuid() }) }
