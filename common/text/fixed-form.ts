/**
 * A value of a fixed form, as an account number, a code or an address of mail: pasted from elsewhere it brings spaces of
 * every kind along, and signs that nobody sees.
 */
export function fixedForm(value: string): string {
  return value.replace(/[\p{White_Space}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
}
