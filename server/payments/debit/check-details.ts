import { electronicFormatIBAN, isSEPACountry, isValidIBAN } from 'ibantools'
import type { DebitForm } from '#common/wire/direct-debit.ts'
import { AppError } from '#server/platform/errors.ts'
import type { DebitDetails } from './details.ts'

/**
 * The form with its IBAN and phone in their normal form, a number without a country being of this one. Throws for each
 * that cannot be used. Codes are sent to mobile phones of SEPA's countries only: elsewhere they are what swindlers earn by.
 */
export async function checkDetails(form: DebitForm, country: string): Promise<DebitDetails> {
  const iban = electronicFormatIBAN(form.iban) ?? ''
  const phone = await readPhone(form.phone, country)
  const fields: Record<string, string> = {}
  if (!isValidIBAN(iban)) fields.iban = 'iban_invalid'
  else if (!isSEPACountry(iban.slice(0, 2))) fields.iban = 'iban_outside'
  if (!phone) fields.phone = 'phone_invalid'
  else if (!phone.country || !isSEPACountry(phone.country)) fields.phone = 'phone_outside'
  if (!phone || Object.keys(fields).length > 0) throw new AppError('invalid', { fields })
  return { ...form, iban, phone: phone.number, country }
}

/** Loaded where it is needed: the numbering plans of all countries are large. */
async function readPhone(text: string, country: string) {
  const { isSupportedCountry, parsePhoneNumberWithError } = await import('libphonenumber-js/max')
  const from = isSupportedCountry(country) ? { defaultCountry: country } : {}
  try {
    const phone = parsePhoneNumberWithError(text, { ...from, extract: false })
    const mobile = ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(phone.getType() ?? '')
    return phone.isValid() && mobile && !phone.ext ? phone : undefined
  } catch {
    return undefined
  }
}
