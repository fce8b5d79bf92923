import { z } from 'zod'
import { limits, tokenPattern } from '../limits.ts'
import { locales } from '../locales.ts'
import { fixedForm } from '../text/fixed-form.ts'
import { normalAddress } from '../text/normal-address.ts'
import { normalName } from '../text/normal-name.ts'
import { normalPassword } from '../text/normal-password.ts'
import { writtenText } from '../text/written-text.ts'
import { idSchema, writtenSchema } from './basics.ts'
import { addressSchema } from './mail-address.ts'
import { photoSchema } from './profiles.ts'
import { proofSchema } from './proof.ts'

const email = addressSchema('invalid_email')

/** A member's name: no address, no leading @ (spec §5), visible characters, spaces only inside. */
export const nameSchema = z
  .string()
  .overwrite(normalName)
  .min(limits.nameMin, 'name_too_short')
  .max(limits.nameMax, 'name_too_long')
  .refine((value) => !value.startsWith('@'), 'name_starts_with_at')
  .refine(
    (value) =>
      /^[\p{L}\p{N}][\p{L}\p{M}\p{N} ._'-]*$/u.test(value) || value.startsWith('@') || value.includes('@'),
    'name_invalid',
  )
  .refine((value) => !/\p{Default_Ignorable_Code_Point}|\p{M}{4}/u.test(value), 'name_invalid')

const password = z
  .string()
  .overwrite(normalPassword)
  .min(limits.passwordMin, 'password_too_short')
  .max(limits.passwordMax, 'password_too_long')

export const trackingSchema = z.object({
  network: z.string().max(100).optional(),
  ref: z.string().max(200).optional(),
  sub1: z.string().max(200).optional(),
  sub2: z.string().max(200).optional(),
  sub3: z.string().max(200).optional(),
})

/** The signup form of spec §3. `request_id` makes a retry after a lost answer harmless. */
export const signupSchema = z
  .object({
    request_id: z.uuid(),
    email,
    name: nameSchema,
    password,
    date_of_birth: z
      .string('date_of_birth_required')
      .min(1, 'date_of_birth_required')
      .max(40, 'date_of_birth_invalid'),
    /** From whose page somebody joins: whom the message goes to, and the like where one was wished for. */
    member: idSchema.optional(),
    like: z.boolean().optional(),
    signup_message: writtenSchema(2_000).optional(),
    tracking: trackingSchema.optional(),
    proof: proofSchema.optional(),
  })
  .refine((form) => normalAddress(form.name) !== form.email, { path: ['name'], error: 'name_is_email' })
  .refine((form) => !form.name.includes('@') || normalAddress(form.name) === form.email, {
    path: ['name'],
    error: 'name_invalid',
  })
export type SignupForm = z.input<typeof signupSchema>

/** Somebody logs in by an address of mail, or by a name. */
const normalLogin = (login: string) => (login.includes('@') ? fixedForm(login) : writtenText(login))

export const loginSchema = z.object({
  login: z.string().overwrite(normalLogin).min(1, 'required').max(limits.emailMax, 'too_long'),
  password: z.string().overwrite(normalPassword).min(1, 'required').max(limits.passwordMax, 'too_long'),
  proof: proofSchema.optional(),
})

const token = z.string().regex(tokenPattern, 'invalid_value')
const linkPurposes = ['login', 'activate', 'reset', 'mail_change', 'undo', 'reactivate'] as const
export const linkQuerySchema = z.object({ token, purpose: z.enum(linkPurposes) })
/** `email`: whose new password a link of that purpose sets, for their password manager. */
export const goodLinkSchema = z.object({ ok: z.literal(true), email: z.string().optional() })
export type GoodLink = z.infer<typeof goodLinkSchema>
export const tokenSchema = z.object({ token })

const samePasswords = { path: ['password_again'], error: 'passwords_differ' }
const isSame = (form: { password: string; password_again: string }) => form.password === form.password_again
const passwordAgain = z.string().overwrite(normalPassword).max(limits.passwordMax, 'passwords_differ')
const oldPassword = z
  .string()
  .overwrite(normalPassword)
  .min(1, 'required')
  .max(limits.passwordMax, 'wrong_old_password')
const newEmail = addressSchema('new_email_invalid')

export const askResetSchema = z.object({ email })
export const resetSchema = z
  .object({ token, password, password_again: passwordAgain })
  .refine(isSame, samePasswords)
export const changePasswordSchema = z
  .object({ old_password: oldPassword, password, password_again: passwordAgain })
  .refine(isSame, samePasswords)
export const changeEmailSchema = z.object({ email: newEmail, password: oldPassword })
/** With another address, that one is to be confirmed instead. */
export const sendActivationSchema = z.object({ email: newEmail.optional() })

/** How an activation mail fares: whether it has left, how many more are left today, and when the next may be asked for. */
export const activationSchema = z.object({
  email: z.string(),
  confirmed: z.boolean(),
  sent: z.boolean(),
  left: z.int(),
  wait_seconds: z.int(),
})
export type Activation = z.infer<typeof activationSchema>

export const termsSchema = z.object({ version: z.iso.datetime() })

export const updateUserSchema = z.object({ language: z.enum(locales, 'invalid_language') })

/** The logged-in user of spec §3, and what the frame needs beside it. */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(['active', 'not_confirmed']),
  credits: z.int(),
  paid_user: z.boolean(),
  signup_date: z.iso.datetime(),
  fictional_icon: z.boolean(),
  language: z.enum(locales),
  /** The filters of the last search, with which the next one opens. */
  last_search: z.record(z.string(), z.string()),
  notifications_disabled: z.array(z.string()),
  /** The user said to know what a fictional profile is. */
  fictional_known: z.boolean(),
  /** The version of the terms that the member has not been asked about yet; null where the accepted ones still hold. */
  terms_due: z.iso.datetime().nullable(),
  conversations_left: z.int().nullable(),
  signup_complete: z.boolean(),
  total_unread_messages: z.int(),
  new_likes: z.int(),
  /** Where the member's clock is: as their browser told, else where most people of their country live. */
  time_zone: z.string(),
  profile: z.object({
    id: z.string(),
    name: z.string(),
    country: z.string().nullable(),
    status: z.enum(['active', 'disabled']),
    main_image: photoSchema.nullable(),
  }),
})
export type User = z.infer<typeof userSchema>

/** `user` is null for a visitor. */
export const userResponseSchema = z.object({ user: userSchema.nullable() })

/** Where a mailed sign-in leads. */
export const linkResponseSchema = userResponseSchema.extend({ to: z.string() })
/** The token for a new password, which the undo of a change asks for. */
export const undoResponseSchema = z.object({ reset: z.string() })
