import { z } from 'zod'
import { limits } from '../limits.ts'
import { normalAddress } from '../text/normal-address.ts'

/** 64 characters before the @, and after it a domain of ASCII, whose last label may be of another script. */
const shape =
  /^(?=[^@]{1,64}@)(?!\.)(?!.*\.\.)[a-z0-9_'+.-]*[a-z0-9_+-]@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{1,58}[a-z0-9])$/

/** A mail address as somebody writes it, brought to its one spelling. `error` is the key of what is said of another. */
export function addressSchema(error: 'invalid_email' | 'new_email_invalid') {
  return z
    .string()
    .overwrite(normalAddress)
    .max(limits.emailMax, error)
    .pipe(z.email({ pattern: shape, error }))
}
