import { expect, it } from 'vitest'
import { complaintSchema } from '../wire/complaints.ts'
import { confirmDebitSchema, debitFormSchema } from '../wire/direct-debit.ts'
import { enterDiscountSchema } from '../wire/discounts.ts'
import { askResetSchema, changeEmailSchema, loginSchema, nameSchema, signupSchema } from '../wire/members.ts'
import { fixedForm } from './fixed-form.ts'

/** Every space of Unicode, and what stands for none. */
const pasted = '\t\n\u00a0\u1680\u2000\u2007\u2009\u200a\u2028\u2029\u202f\u205f\u3000 '
const unseen =
  '\u00ad\u034f\u061c\u180e\u200b\u200c\u200d\u200e\u200f\u202a\u202c\u2060\u2066\u2069\ufe0f\ufeff'
const between = (value: string) => `${unseen}${[...value].join(pasted + unseen)}${pasted}`
const id = '0190a5f4-0000-7000-8000-000000000000'

it.each(['NL91ABNA0417164300', '+49 170 1234567', 'anna@example.org', '123456'])(
  'leaves %s as it is meant',
  (value) => {
    expect(fixedForm(between(value))).toBe(value.replaceAll(' ', ''))
  },
)

const debit = {
  account_holder: 'Anna',
  iban: 'NL91ABNA0417164300',
  street: 'Street',
  house_number: '1',
  zip: '1234 AB',
  city: 'Town',
  phone: '+31612345678',
}

it('every field of a fixed form takes what was pasted', () => {
  const email = between('Anna@Example.org')
  expect(askResetSchema.parse({ email }).email).toBe('anna@example.org')
  expect(changeEmailSchema.parse({ email, password: 'x' }).email).toBe('anna@example.org')
  expect(signupSchema.shape.email.parse(email)).toBe('anna@example.org')
  expect(complaintSchema.shape.email.parse(email)).toBe('anna@example.org')
  expect(loginSchema.parse({ login: email, password: 'x' }).login).toBe('Anna@Example.org')
  expect(loginSchema.parse({ login: ' Anna  Bee', password: 'x' }).login).toBe('Anna  Bee')
  expect(enterDiscountSchema.parse({ code: between('welcome25') }).code).toBe('WELCOME25')
  expect(confirmDebitSchema.parse({ request_id: id, otp: between('123456') }).otp).toBe('123456')
  const parsed = debitFormSchema.parse({ ...debit, iban: between(debit.iban), phone: between(debit.phone) })
  expect(parsed).toEqual(debit)
  expect(debitFormSchema.safeParse({ ...debit, iban: between(' ') }).error?.issues[0]?.message).toBe(
    'required',
  )
})

it('names have plain apostrophes and hyphens, whichever the keyboard makes', () => {
  for (const apostrophe of "'’‘‛′´`＇") expect(nameSchema.parse(`O${apostrophe}Neil`)).toBe("O'Neil")
  for (const hyphen of '-‐‑‒–—―−﹘﹣－') expect(nameSchema.parse(`Anna${hyphen}Lena`)).toBe('Anna-Lena')
  expect(debitFormSchema.parse({ ...debit, account_holder: 'Anna–Lena O’Neil' }).account_holder).toBe(
    "Anna-Lena O'Neil",
  )
})
