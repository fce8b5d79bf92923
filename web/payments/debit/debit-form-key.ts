/** The name under which the tab keeps what a member has typed into the form of the direct debit. */
export function debitFormKey(memberId: string): string {
  return `debit.form.${memberId}`
}
