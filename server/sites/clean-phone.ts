/** A phone number as it is dialled: without the dashes and spaces that it was written with (spec §9). */
export function cleanPhone(phone: string): string {
  return phone.replace(/[\s\p{Pd}]/gu, '')
}
